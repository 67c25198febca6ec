import type { PlanType } from '@tenfold/contract/policy/plans';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import '../../../ui/controls/field.css';

interface Props {
  period: PlanType;
  currency: string;
  currencies: readonly string[];
  onChoose: (name: 'period' | 'currency', value: string) => void;
}

const periods = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
] as const;

export function PlansHead({ period, currency, currencies, onChoose }: Props) {
  return (
    <div className="plans-head">
      <h1>Plans</h1>
      <p className="muted">
        Every company’s header, summary and valuation are free for everyone. Apple is fully open.
      </p>
      <div className="row row-wrap needs-script">
        <Segmented
          label="Billing period"
          options={periods}
          value={period}
          onChange={(value) => onChoose('period', value)}
        />
        {currencies.length > 1 && (
          <select
            className="select"
            aria-label="Currency"
            value={currency}
            onChange={(event) => onChoose('currency', event.currentTarget.value)}
          >
            {currencies.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}
