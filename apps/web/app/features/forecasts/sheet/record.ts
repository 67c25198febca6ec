import type { EditableRow } from '@tenfold/domain/custom-forecast';
import { formatPercent } from '@tenfold/domain/format';
import type { EditedModel } from '../own/edited-model.ts';

const years = 10;

/** `10-year average 6.5%, from (7.7%) to 33.3%`; null for a row without a record. */
export function recordLabel({ actual, average }: EditedModel['table'], row: EditableRow): string | null {
  const values = actual
    .slice(-years)
    .map((column) => column[row])
    .filter((value) => value !== null);
  if (values.length === 0) return null;
  const range = `from ${formatPercent(Math.min(...values))} to ${formatPercent(Math.max(...values))}`;
  const mean = average[0]?.[row] ?? null;
  return mean === null ? `Filed ${range}` : `10-year average ${formatPercent(mean)}, ${range}`;
}
