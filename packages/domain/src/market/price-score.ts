import { combined } from '../columns/index.ts';
import { type Figure, missing } from '../figures/index.ts';
import type { Close } from '../prices/index.ts';
import { closesOver } from './closes-over.ts';

/**
 * The last close as an index whose 100 is the close so many years before: what the price alone did, in points.
 *
 * Convention: prices adjusted for splits and not for dividends; the older close is that of the same day of the
 * calendar, or the last before it. Unlike a total return it leaves dividends out and is not by the year.
 * Formula: 100 x P(end) / P(start).
 * Refuses: no close at all (`no_price`); none about the start (`history_too_short`).
 * Example: from 250 to 275 in five years is a score of 110.
 *
 * docs/methodology.md, "Price score and 52 weeks"
 */
export function priceScore(closes: readonly Close[], years: number): Figure {
  const over = closesOver(closes, years);
  if (typeof over === 'string') return missing(over);
  const { start, end, marks } = over;
  const formula = `close of ${end.day} ÷ close of ${start.day} × 100`;
  return combined([], (100 * end.close) / start.close, formula, marks);
}
