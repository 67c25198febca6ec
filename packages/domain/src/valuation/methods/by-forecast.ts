import type { Assumptions, ForecastBase } from '../../forecast/index.ts';
import type { ValuationChoice } from '../fair-value.ts';
import type { MethodResult } from '../method.ts';
import { cashFlowMethod } from './cash-flow-method.ts';

/**
 * Discounted free cash flow on a person's own assumptions for the six columns.
 *
 * Refuses: what discounted free cash flow refuses.
 *
 * docs/methodology.md, "Custom forecasts"
 */
export function valueByForecast(
  assumptions: readonly Assumptions[],
  base: ForecastBase,
  choice: ValuationChoice,
): MethodResult {
  return cashFlowMethod(base, choice, {
    method: 'fcfTenYears',
    formula: '(PV of five years of FCF + PV of terminal value − net debt − preferred − minorities) ÷ shares',
    assumptions,
    averageYears: null,
  });
}
