import { reinvestedShares } from '../market/index.ts';
import type { Close, Dividend } from '../prices/index.ts';
import type { DayStep } from '../series/index.ts';
import { placeFrom } from './closes-in.ts';

/**
 * How many shares one share bought at the first close has become each day with its dividends reinvested; times the price
 * it is what that share is worth, in the trading currency, and last / first - 1 of that the
 * total return of the period.
 *
 * Formula: product of 1 / (1 - D / P(prev)) over the ex-dates after the first close and up to t.
 * Refuses (null): a dividend as large as the close before it.
 * Example: closes 100, 100, 110 with 5 paid on the third day: 1, 1, 1 / 0.95; worth 100, 100, 115.79.
 *
 * docs/methodology.md, "Total return"
 */
export function totalReturnSteps(closes: readonly Close[], dividends: readonly Dividend[]): DayStep[] | null {
  const first = closes[0];
  const last = closes.at(-1);
  if (first === undefined || last === undefined) return [];
  const reinvested = reinvestedShares(closes, dividends, first.day, last.day);
  if (reinvested === null) return null;
  // Where several ex-dates are between two closes, the last has the shares of all.
  const shares = new Map([[0, 1]]);
  for (const step of reinvested) shares.set(placeFrom(closes, step.day), step.shares);
  return [...shares].map(([at, value]) => ({ at, value }));
}
