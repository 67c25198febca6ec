import type { IsoDate } from '../facts/index.ts';
import type { Why } from '../figures/index.ts';
import type { DailyKey, IndicatorKey } from '../series/index.ts';
import { type Point, pointOf } from '../series/index.ts';
import type { PeriodValues } from './chart-book.ts';

const pricedAtTheEnd: ReadonlySet<IndicatorKey> = new Set(['averageStockPrice', 'stockPriceRange']);

/**
 * The values of the fiscal periods that ended within two days, each at its last day.
 *
 * Refuses: no period ended in that time (`none_in_period`), or none of those has a value (the reason of the newest).
 * Example: annual figures from 23 June 2016 to 23 June 2026 of a calendar-year company are those of 2016 to 2025.
 */
export function periodPoints(
  key: Exclude<IndicatorKey, DailyKey>,
  { ends, values, why, simulated }: PeriodValues,
  from: IsoDate,
  to: IsoDate,
): { readonly points: readonly Point[]; readonly why: Why | null } {
  const points: Point[] = [];
  let ended = false;
  ends.forEach((end, at) => {
    if (end < from || end > to) return;
    ended = true;
    const value = values[key]?.[at] ?? null;
    const drawn = pricedAtTheEnd.has(key) && simulated.includes(end);
    if (value !== null) points.push(pointOf(end, value, drawn));
  });
  if (points.length > 0) return { points, why: null };
  return { points, why: ended ? (why[key] ?? 'not_filed') : 'none_in_period' };
}
