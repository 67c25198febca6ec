import {
  assumptionsOf,
  assumptionsWithCapexFollowingRevenue,
  type ForecastBase,
} from '../../forecast/index.ts';
import type { ValuationChoice } from '../fair-value.ts';
import { interestAdded } from '../interest-added.ts';
import { type MethodResult, type NoMethodValue, refuseMethod } from '../method.ts';
import { cashFlowMethod } from './cash-flow-method.ts';

/**
 * Free cash flow with capital expenditures that grow as revenue does: for a company whose capex outgrew
 * its revenue, which cannot go on for ever.
 *
 * Refuses: as free cash flow by ten-year averages; a last year whose capex takes all the average cash flow, because
 * then it does so in every year.
 *
 * docs/methodology.md, "Free cash flow, capex with revenue"
 */
export function capexWithRevenue(base: ForecastBase, choice: ValuationChoice): MethodResult {
  return (
    refuseCapexAboveCashFlow('capexWithRevenue', base, choice) ??
    cashFlowMethod(base, choice, {
      method: 'capexWithRevenue',
      formula: 'as free cash flow by ten-year averages, capex change = revenue change',
      assumptions: assumptionsWithCapexFollowingRevenue(assumptionsOf(base, 'averages')),
      averageYears: base.history.averageYears,
    })
  );
}

/** Where capex follows revenue, what CFO and capex leave keeps its sign for ever; interest doesn't grow. */
export function refuseCapexAboveCashFlow(
  method: 'capexWithRevenue' | 'fadingGrowth',
  base: ForecastBase,
  choice: ValuationChoice,
): NoMethodValue | null {
  const { revenue, capex } = base.last;
  const { percentageCfoOfRevenue } = base.averages;
  if (revenue === null || capex === null || percentageCfoOfRevenue === null) return null;
  const cashFlowFromOperatingActivities = percentageCfoOfRevenue * revenue;
  if (cashFlowFromOperatingActivities + interestAdded(base, choice) > capex) return null;
  return refuseMethod(method, 'capex_above_cash_flow', { cashFlowFromOperatingActivities, capex });
}
