import type { Financials } from '@tenfold/contract/financials';
import { dayNumber } from '@tenfold/domain/periods';
import type { TableColumn } from '../columns/table-column.ts';

export interface Surprise {
  readonly actual: number;
  readonly estimate: number;
  readonly verdict: 'beat' | 'miss' | 'met';
}

type Recorded = Financials['surprises'][number];

/** Consensus is dated at the calendar quarter's end; fiscal quarters end a few days off. */
const daysBeside = 16;

/** By column id. A year, and the last twelve months, need all four quarters on record: three against a full year would always miss. */
export function surprisesByColumn(
  columns: readonly TableColumn[],
  recorded: readonly Recorded[],
): ReadonlyMap<string, Surprise> {
  const found = new Map<string, Surprise>();
  for (const column of columns) {
    if (column.periodEnd === null || column.sourceColumn === null) continue;
    const end = dayNumber(column.periodEnd);
    const isYear = column.kind !== 'quarterly';
    const quarters = recorded.filter(({ periodEnd }) => {
      const before = end - dayNumber(periodEnd);
      return before >= -daysBeside && before <= (isYear ? 275 : 0) + daysBeside;
    });
    if (quarters.length !== (isYear ? 4 : 1)) continue;
    found.set(column.id, surprise(sum(quarters, 'actual'), sum(quarters, 'estimate')));
  }
  return found;
}

function surprise(actual: number, estimate: number): Surprise {
  // Consensus is printed in cents: a difference below half a cent is none.
  const difference = actual - estimate;
  const verdict = Math.abs(difference) < 0.005 ? 'met' : difference > 0 ? 'beat' : 'miss';
  return { actual, estimate, verdict };
}

function sum(recorded: readonly Recorded[], side: 'actual' | 'estimate'): number {
  return recorded.reduce((total, one) => total + one[side], 0);
}
