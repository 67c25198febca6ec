import { assumptionsOf, type ForecastBase } from '../../forecast/index.ts';
import { growthWarning } from '../../method-judgements/index.ts';
import type { ValuationChoice } from '../fair-value.ts';
import type { MethodResult, MethodWarning } from '../method.ts';
import { capexBounded, warning } from '../method-warnings.ts';
import { cashFlowMethod } from './cash-flow-method.ts';

/**
 * Free cash flow by ten-year averages: the default of most companies, with a warning where its growth
 * is unlikely to last and the method that lets it fade.
 *
 * docs/methodology.md, "Free cash flow, ten-year averages"
 */
export function fcfTenYears(base: ForecastBase, choice: ValuationChoice): MethodResult {
  return cashFlowMethod(base, choice, {
    method: 'fcfTenYears',
    formula: '(PV of five years of FCF + PV of terminal value − net debt − preferred − minorities) ÷ shares',
    assumptions: assumptionsOf(base, 'averages'),
    averageYears: base.history.averageYears,
    warnings: [...growthWarnings(base), ...capexBounded(base.averages)],
  });
}

/** Example: an average of 58.8 % a year for six more years, after a last year of 21.7 %. */
function growthWarnings({ averages, history }: ForecastBase): MethodWarning[] {
  const { revenueChange } = averages;
  if (revenueChange === null || revenueChange < growthWarning) return [];
  const { lastRevenueChange } = history;
  const detail = { revenueChange, ...(lastRevenueChange === null ? {} : { lastRevenueChange }) };
  return [warning('growth_unlikely_to_last', detail, 'fadingGrowth')];
}
