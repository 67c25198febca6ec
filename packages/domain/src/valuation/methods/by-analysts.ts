import {
  type Assumptions,
  assumptionsOf,
  assumptionsWithCapexFollowingRevenue,
  type ForecastBase,
  lastConsensusYear,
} from '../../forecast/index.ts';
import { longRunGrowth } from '../../method-judgements/index.ts';
import type { ValuationChoice } from '../fair-value.ts';
import { type MethodId, type MethodResult, refuseMethod } from '../method.ts';
import { cashFlowMethod } from './cash-flow-method.ts';

/**
 * A free cash flow method on analysts' consensus: from the last year they cover, revenue and margin fade to what the
 * method itself goes by, its averages or the long-run rate.
 *
 * Refuses: no consensus; what discounted free cash flow refuses.
 */
export function valueByAnalysts(method: MethodId, base: ForecastBase, choice: ValuationChoice): MethodResult {
  if (lastConsensusYear(base) === null) return refuseMethod(method, 'no_estimates');
  return cashFlowMethod(base, choice, {
    method,
    formula: '(PV of five years of FCF + PV of terminal value − net debt − preferred − minorities) ÷ shares',
    assumptions: analystsAssumptionsBy(method, base, choice),
    averageYears: method === 'fcfFiveYears' ? base.history.fiveYearAverageYears : base.history.averageYears,
  });
}

/** What analysts expect as far as they do, then what the method goes by. */
export function analystsAssumptionsBy(
  method: MethodId,
  base: ForecastBase,
  choice: ValuationChoice,
): Assumptions[] {
  switch (method) {
    case 'fcfFiveYears':
      return assumptionsOf({ ...base, averages: base.history.fiveYearAverages }, 'analysts');
    case 'capexWithRevenue':
      return assumptionsWithCapexFollowingRevenue(assumptionsOf(base, 'analysts'));
    case 'fadingGrowth': {
      const revenueChange = Math.min(longRunGrowth, choice.requiredReturn);
      const fading = { ...base, averages: { ...base.averages, revenueChange } };
      return assumptionsWithCapexFollowingRevenue(assumptionsOf(fading, 'analysts'));
    }
    default:
      return assumptionsOf(base, 'analysts');
  }
}
