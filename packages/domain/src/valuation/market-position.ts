import type { Rate } from '../forecast/index.ts';

export type Verdict = 'undervalued' | 'overvalued' | 'neither';

export interface MarketPosition {
  /** How far the value stands above the market; a fraction. What every sentence and column says. */
  readonly valueAgainstPrice: Rate;
  /** 0 to 100; 50 is the value itself. */
  readonly position: number;
  readonly verdict: Verdict;
}

/**
 * Where the market price, above zero, stands against a value per share, both in one currency.
 *
 * Formula: position = price / value - 1, mapped from -100..100 % onto 0..100 and clamped. Below 50 the share is
 * undervalued, above it overvalued, exactly at it neither.
 * Example: price 120 against a value of 100 is position 60, overvalued; the value is 1/6 below the price.
 *
 * docs/methodology.md, "Market position"
 */
export function marketPosition(price: number, value: number): MarketPosition {
  const difference = price / value - 1;
  const position = Math.min(Math.max(50 + difference * 50, 0), 100);
  const verdict = price < value ? 'undervalued' : price > value ? 'overvalued' : 'neither';
  return { valueAgainstPrice: value / price - 1, position, verdict };
}

/**
 * How far a value per share stands above the market price, both in one currency: what every screen says of the two.
 *
 * Formula: value / price - 1; null for a price of zero or less.
 * Example: value 100 against price 80 is 0.25 above, against price 125 is 0.2 below.
 *
 * docs/methodology.md, "Market position"
 */
export function valueAgainstPrice(value: number, price: number): Rate | null {
  return price > 0 ? value / price - 1 : null;
}
