import { combined } from '../columns/index.ts';
import { type Figure, missing } from '../figures/index.ts';
import { yearsBefore } from '../periods/index.ts';
import type { Close } from '../prices/index.ts';

export interface PriceRange {
  readonly low: Figure;
  readonly high: Figure;
  /** Where the last close stands between low and high: 0 to 100, clamped; 50 without data. */
  readonly position: number;
}

/** The lowest and highest close of the 52 weeks up to the last close, or of the time since listing if shorter. */
export function priceRange52(closes: readonly Close[]): PriceRange {
  const last = closes.at(-1);
  if (last === undefined) return { low: missing('no_price'), high: missing('no_price'), position: 50 };
  const after = yearsBefore(last.day, 1);
  let low = last;
  let high = last;
  for (let at = closes.length - 1; at >= 0; at -= 1) {
    const close = closes[at];
    if (close === undefined || close.day <= after) break;
    if (close.close < low.close) low = close;
    if (close.close > high.close) high = close;
  }
  return {
    low: closeFigure(low),
    high: closeFigure(high),
    position: rangePosition(last.close, low.close, high.close),
  };
}

/**
 * Where a price stands in a range, 0 to 100: (price - low) / (high - low) x 100, clamped; 50 in a range without width.
 * Example: 75 between 50 and 100 is 50; 120 is 100.
 *
 * docs/methodology.md, "Price score and 52 weeks"
 */
export function rangePosition(price: number, low: number, high: number): number {
  if (!(high > low)) return 50;
  return Math.min(Math.max(((price - low) / (high - low)) * 100, 0), 100);
}

function closeFigure(close: Close): Figure {
  return combined([], close.close, `close of ${close.day}`, close.simulated ? ['simulated_price'] : []);
}
