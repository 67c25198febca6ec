import type { Rate } from '../forecast/index.ts';

export type Verdict = 'undervalued' | 'overvalued' | 'neither';

export interface MarketPosition {
  /** How far the market stands above the value; a fraction. */
  readonly difference: Rate;
  /** 0 to 100; 50 is the value itself. */
  readonly position: number;
  readonly verdict: Verdict;
}

/**
 * Where the market price stands against a value per share, both in one currency.
 *
 * Formula: difference = price / value - 1, mapped from -100..100 % onto 0..100 and clamped. Below 50 the share is
 * undervalued, above it overvalued, exactly at it neither.
 * Example: price 120 against a value of 100 is 0.2 above, position 60, overvalued.
 *
 * docs/methodology.md, "Market position"
 */
export function marketPosition(price: number, value: number): MarketPosition {
  const difference = price / value - 1;
  const position = Math.min(Math.max(50 + difference * 50, 0), 100);
  const verdict = price < value ? 'undervalued' : price > value ? 'overvalued' : 'neither';
  return { difference, position, verdict };
}

/**
 * How far a value per share stands above the market price, both in one currency: what a list of companies is ordered by.
 *
 * Formula: value / price - 1; null for a price of zero or less. Not the negative of the market's difference, which is measured
 * from the value.
 * Example: value 100 against price 80 is 0.25 above, against price 125 is 0.2 below.
 *
 * docs/methodology.md, "Market position"
 */
export function valueAgainstPrice(value: number, price: number): Rate | null {
  return price > 0 ? value / price - 1 : null;
}
