import { lastCloseOn } from '../columns/index.ts';
import type { IsoDate } from '../facts/index.ts';
import { daysAfter } from '../periods/index.ts';
import type { Close, Dividend } from '../prices/index.ts';

/** From `day` on, one share of the start has become `shares`. */
export interface ReinvestedShares {
  readonly day: IsoDate;
  readonly shares: number;
}

/**
 * How many shares one share becomes by reinvesting its dividends after one day and up to another, step by step.
 *
 * Formula: at each ex-date, shares / (1 - D / P(prev)), P(prev) being the last close before the ex-date.
 * Refuses (null): a dividend as large as the price before it, or without one: it cannot be right.
 * Example: a dividend of 5 after a close of 100 makes 1 / 0.95 = 1.0526 shares.
 */
export function reinvestedShares(
  closes: readonly Close[],
  dividends: readonly Dividend[],
  start: IsoDate,
  end: IsoDate,
): ReinvestedShares[] | null {
  const steps: ReinvestedShares[] = [];
  let shares = 1;
  for (const { exDate, amount } of dividends) {
    if (exDate <= start || exDate > end) continue;
    const before = lastCloseOn(closes, daysAfter(exDate, -1));
    if (before === null || !(amount < before.close)) return null;
    shares /= 1 - amount / before.close;
    steps.push({ day: exDate, shares });
  }
  return steps;
}
