import type { IsoDate } from '../facts/index.ts';
import type { MissingReason } from '../figures/index.ts';
import type { DailyKey, IndicatorKey } from '../series/index.ts';
import { indicatorOf, type Point, pointOf } from '../series/index.ts';
import type { PeriodValues } from './chart-data.ts';

/** What is owned and owed on a day; all other money flows over the period. */
const balances: ReadonlySet<IndicatorKey> = new Set([
  'totalAssets',
  'totalLiabilities',
  'shareholdersEquity',
  'netDebt',
  'totalDebt',
  'currentAssets',
  'currentLiabilities',
]);

const pricedAtTheEnd: ReadonlySet<IndicatorKey> = new Set(['averageStockPrice', 'stockPriceRange']);

/**
 * The values of the fiscal periods that ended within two days, each at its last day.
 *
 * In the trading currency a flow is turned at the period's mean rate and a balance at its closing rate;
 * periods without one are left out.
 * Refuses: no period ended in that time (`none_in_period`), or none of those has a value (the reason of the newest).
 * Example: annual figures from 23 June 2016 to 23 June 2026 of a calendar-year company are those of 2016 to 2025.
 *
 * docs/methodology.md, "Exchange rates"
 */
export function periodPoints(
  key: Exclude<IndicatorKey, DailyKey>,
  { ends, values, why, simulated, rates: periodRates }: PeriodValues,
  from: IsoDate,
  to: IsoDate,
  currency: 'reported' | 'traded' = 'reported',
): { readonly points: readonly Point[]; readonly why: MissingReason | null } {
  const points: Point[] = [];
  const rates = currency === 'traded' && isMoney(key) ? periodRates : null;
  let ended = false;
  let unconverted = false;
  ends.forEach((end, at) => {
    if (end < from || end > to) return;
    ended = true;
    const value = values[key]?.[at] ?? null;
    const isSimulated = pricedAtTheEnd.has(key) && simulated.includes(end);
    const rate = rates === null ? 1 : (rates[balances.has(key) ? 'closing' : 'mean'][at] ?? null);
    if (value === null) return;
    if (rate === null) unconverted = true;
    else points.push(pointOf(end, value / rate, isSimulated));
  });
  if (points.length > 0) return { points, why: null };
  if (unconverted) return { points, why: 'currency_mismatch' };
  return { points, why: ended ? (why[key] ?? 'not_filed') : 'none_in_period' };
}

/** Whether a value is money as reported: prices are in the trading currency already. */
export function isMoney(key: IndicatorKey): boolean {
  const { unit, pace } = indicatorOf(key);
  return pace === 'period' && (unit === 'millions' || unit === 'perShare') && !pricedAtTheEnd.has(key);
}
