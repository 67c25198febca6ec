import type { IsoDate } from '../facts/index.ts';
import { dayNumber } from '../periods/index.ts';

/** EPS of a fiscal quarter, as its source reports it, beside what analysts expected. */
export interface RecordedSurprise {
  readonly periodEnd: IsoDate;
  readonly actual: number;
  readonly estimate: number;
}

/** Consensus is dated at the calendar quarter's end; fiscal quarters end a few days off. */
const daysBeside = 16;

/**
 * EPS and consensus of a quarter or a year. Null unless all its quarters are on record: three against a full year would always
 * miss.
 *
 * @example surpriseOf([{ periodEnd: '2026-06-30', actual: 0.84, estimate: 0.8 }], '2026-06-27', 'quarter') // 0.84 and 0.8
 */
export function surpriseOf(
  recorded: readonly RecordedSurprise[],
  periodEnd: IsoDate,
  length: 'quarter' | 'year',
): { readonly actual: number; readonly estimate: number } | null {
  const end = dayNumber(periodEnd);
  const quarters = recorded.filter((quarter) => {
    const before = end - dayNumber(quarter.periodEnd);
    return before >= -daysBeside && before <= (length === 'year' ? 275 : 0) + daysBeside;
  });
  if (quarters.length !== (length === 'year' ? 4 : 1)) return null;
  return { actual: sum(quarters, 'actual'), estimate: sum(quarters, 'estimate') };
}

/** What is printed alike is no difference. @param least the smallest that is one: half a cent for EPS */
export function verdictOf(actual: number, estimate: number, least = 0.005): 'beat' | 'miss' | 'met' {
  const difference = actual - estimate;
  return Math.abs(difference) < least ? 'met' : difference > 0 ? 'beat' : 'miss';
}

function sum(quarters: readonly RecordedSurprise[], side: 'actual' | 'estimate'): number {
  return quarters.reduce((total, quarter) => total + quarter[side], 0);
}
