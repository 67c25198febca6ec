import { combined } from '../columns/index.ts';
import { type Figure, missing } from '../figures/index.ts';
import type { Close } from '../prices/index.ts';
import { closesOver } from './closes-over.ts';

/**
 * What the price alone did to the last close, a fraction: over several years the yearly rate, as a total return.
 *
 * Formula: (P(end) / P(start))^(1 / years) - 1; prices adjusted for splits, not for dividends.
 * Refuses: no close at all (`no_price`); none about the start (`history_too_short`).
 * Example: from 100 to 121 in two years is 0.1.
 *
 * docs/methodology.md, "Total return"
 */
export function priceReturn(closes: readonly Close[], years: number): Figure {
  const over = closesOver(closes, years);
  if (typeof over === 'string') return missing(over);
  const { start, end, marks } = over;
  const formula = `closes of ${start.day} and ${end.day}${years > 1 ? ', a year' : ''}`;
  return combined([], (end.close / start.close) ** (1 / years) - 1, formula, marks);
}
