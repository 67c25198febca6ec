import type { IsoDate } from '../facts/index.ts';
import { daysAfter, daysBetween } from '../periods/index.ts';

/** Payments this much further apart than the ones before are no longer the same rhythm. */
const overdueAfter = 1.5;

/**
 * The last day on which a list of dividends is still whole: from then on the next payment is overdue. Null without any.
 *
 * Formula: newest ex-date + 1.5 x the longest time between the last five; a single payment has the rhythm of a year.
 * @example dividendsDueBy(['2025-03-10', '2025-06-10']) === '2025-10-26'
 */
export function dividendsDueBy(exDates: readonly IsoDate[]): IsoDate | null {
  const newest = exDates.at(-1);
  if (newest === undefined) return null;
  const lastFive = exDates.slice(-5);
  const gaps = lastFive.slice(1).map((exDate, at) => daysBetween(lastFive[at] ?? exDate, exDate));
  const longest = gaps.length === 0 ? 365 : Math.max(...gaps);
  return daysAfter(newest, Math.floor(longest * overdueAfter));
}
