import {
  type Assumptions,
  type ForecastBase,
  forecastColumns,
  withLastingCapex,
} from '../../forecast/index.ts';
import { minYears } from '../../method-judgements/index.ts';
import { fadedAssumptions, growsTooFast } from '../fade.ts';
import type { ValuationChoice } from '../fair-value.ts';
import { type MethodResult, refuseMethod } from '../method.ts';
import { capexBounded } from '../method-warnings.ts';
import { cashFlowMethod } from './cash-flow-method.ts';

/**
 * Free cash flow by the averages of the last five fiscal years: for a company that is no longer what it
 * was ten years ago. Growth above 15 %, as from a base year in a trough, fades.
 *
 * Refuses: as free cash flow by ten-year averages; fewer than three fiscal years.
 *
 * docs/methodology.md, "Free cash flow, five-year averages"
 */
export function fcfFiveYears(base: ForecastBase, choice: ValuationChoice): MethodResult {
  const { fiveYearAverageYears, fiveYearAverages, years } = base.history;
  if (years.length < minYears) {
    return refuseMethod('fcfFiveYears', 'too_few_years', { years: years.length, needed: minYears });
  }
  return cashFlowMethod(base, choice, {
    method: 'fcfFiveYears',
    formula:
      '(PV of five years of FCF by five-year averages + PV of terminal value − net debt − preferred − minorities) ÷ shares',
    assumptions: fiveYearAssumptions(base, choice),
    averageYears: fiveYearAverageYears,
    warnings: growsTooFast(fiveYearAverages) ? [] : capexBounded(fiveYearAverages),
  });
}

/** Averages of five years in six columns, fading where they grow faster than lasts. */
export function fiveYearAssumptions(
  { history: { fiveYearAverages, lastRevenueChange } }: ForecastBase,
  { requiredReturn }: ValuationChoice,
): Assumptions[] {
  const steady: Assumptions[] = Array(forecastColumns).fill(fiveYearAverages);
  return growsTooFast(fiveYearAverages)
    ? fadedAssumptions(steady, lastRevenueChange, requiredReturn)
    : withLastingCapex(steady);
}
