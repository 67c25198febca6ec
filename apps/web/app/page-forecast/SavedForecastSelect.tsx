import type { ForecastId } from '@tenfold/contract/ids';
import type { OwnForecast } from './own-forecast.ts';
import '../ui/controls/field.css';

/** The person's own, by name and date. */
export function SavedForecastSelect({
  saved,
  savedId,
  choose,
}: Pick<OwnForecast, 'saved' | 'savedId' | 'choose'>) {
  return (
    <select
      className="select"
      aria-label="Saved forecast"
      value={savedId ?? ''}
      onChange={({ currentTarget: { value } }) => choose(value === '' ? null : (Number(value) as ForecastId))}
    >
      {savedId === null && <option value="">Choose a saved forecast</option>}
      {saved.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}
