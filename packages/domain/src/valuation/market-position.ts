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
