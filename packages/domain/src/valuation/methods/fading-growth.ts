import { type Assumptions, assumptionsOf, type ForecastBase } from '../../forecast/index.ts';
import { fadedAssumptions } from '../fade.ts';
import type { ValuationChoice } from '../fair-value.ts';
import type { MethodResult } from '../method.ts';
import { refuseCapexAboveCashFlow } from './capex-with-revenue.ts';
import { cashFlowMethod } from './cash-flow-method.ts';

/**
 * Free cash flow with growth that fades to that of an economy, and capex that follows revenue.
 *
 * Refuses: as capex with revenue.
 *
 * docs/methodology.md, "Free cash flow, fading growth"
 */
export function fadingGrowth(base: ForecastBase, choice: ValuationChoice): MethodResult {
  return (
    refuseCapexAboveCashFlow('fadingGrowth', base, choice) ??
    cashFlowMethod(base, choice, {
      method: 'fadingGrowth',
      formula: 'as capex with revenue, revenue change fading to 4 % at Terminal',
      assumptions: fadingAssumptions(base, choice),
      averageYears: base.history.averageYears,
    })
  );
}

/** Averages in six columns, revenue fading from where it is too fast to last. */
export function fadingAssumptions(base: ForecastBase, { requiredReturn }: ValuationChoice): Assumptions[] {
  return fadedAssumptions(assumptionsOf(base, 'averages'), base.history.lastRevenueChange, requiredReturn);
}
