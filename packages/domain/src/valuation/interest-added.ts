import type { ForecastBase } from '../forecast/index.ts';
import type { ValuationChoice } from './fair-value.ts';

/**
 * What is added to the free cash flow of each year, in units of the reported currency: last year's interest after tax, so that
 * lenders' claims are taken off once, as net debt, and not as interest too.
 *
 * Formula: interest expense x (1 - tax); 0 where the reader leaves free cash flow after interest, and where the interest in
 * it isn't known.
 *
 * docs/methodology.md, "Free cash flow, ten-year averages"
 */
export function interestAdded(
  base: Pick<ForecastBase, 'afterTaxInterest'>,
  { leverage }: Pick<ValuationChoice, 'leverage'>,
): number {
  return leverage === 'levered' ? 0 : (base.afterTaxInterest ?? 0);
}
