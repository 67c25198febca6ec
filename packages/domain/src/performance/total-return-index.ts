import { reinvestedShares } from '../market/index.ts';
import type { Close, Dividend } from '../prices/index.ts';
import { type Point, pointOf } from '../series/index.ts';

/**
 * What one share bought at the first close is worth each day with its dividends reinvested, in the trading currency
 * (methodology 3, totalReturn); last / first - 1 is the total return of the period.
 *
 * Formula: P(t) x product of 1 / (1 - D / P(prev)) over the ex-dates after the first close and up to t.
 * Refuses (null): a dividend as large as the close before it.
 * Example: closes 100, 100, 110 with 5 paid on the third day: 100, 100, 110 / 0.95 = 115.79.
 */
export function totalReturnIndex(closes: readonly Close[], dividends: readonly Dividend[]): Point[] | null {
  const [first, last] = [closes[0], closes.at(-1)];
  if (first === undefined || last === undefined) return [];
  const steps = reinvestedShares(closes, dividends, first.day, last.day);
  if (steps === null) return null;
  let next = 0;
  let shares = 1;
  return closes.map(({ day, close, simulated }) => {
    for (let step = steps[next]; step !== undefined && step.day <= day; step = steps[next]) {
      shares = step.shares;
      next += 1;
    }
    return pointOf(day, close * shares, simulated);
  });
}
