import { Icon } from '../../../ui/text/Icon.tsx';
import { hasOwnDates } from '../choices/chart-request.ts';
import { useChoices } from '../choices/chart-store.ts';
import { morePeriods, periodLabel } from '../choices/period-label.ts';
import '../../../ui/controls/button.css';
import '../../../ui/controls/select.css';

/** The ranges without a button of their own. */
export function PeriodMenu({ onDates }: { onDates: () => void }) {
  const period = useChoices((choices) => choices.period);
  const choose = useChoices((choices) => choices.choose);
  const own = hasOwnDates(period);
  const named = morePeriods.find((one) => one === period);
  return (
    <label className="btn btn-sm select-button period-menu">
      <span className="visually-hidden">More date ranges</span>
      <select
        value={own ? 'own' : (named ?? 'more')}
        onChange={({ currentTarget: { value } }) => {
          const chosen = morePeriods.find((one) => one === value);
          if (chosen !== undefined) choose({ period: chosen });
          else if (value === 'dates') onDates();
        }}
      >
        <option value="more" disabled>
          More
        </option>
        {morePeriods.map((one) => (
          <option key={one} value={one}>
            {periodLabel(one)}
          </option>
        ))}
        {own && <option value="own">{periodLabel(period)}</option>}
        <option value="dates">{own ? 'Change dates…' : 'Choose dates…'}</option>
      </select>
      <Icon name="down" small />
    </label>
  );
}
