import {
  type Assumptions,
  assumptionsOf,
  assumptionsWithCapexFollowingRevenue,
  type ForecastBase,
  type ForecastType,
  forecastFrom,
  lastConsensusYear,
} from '@tenfold/domain/forecast';
import {
  type FairValueResult,
  fairValue,
  type MarketPosition,
  marketPosition,
  sensitivity,
  type ValuationChoice,
  valuationColumns,
} from '@tenfold/domain/valuation';
import type { Model } from './model.ts';

export type Derived = Pick<
  Model,
  | 'assumptions'
  | 'columns'
  | 'result'
  | 'sensitivity'
  | 'choice'
  | 'analystsAvailable'
  | 'capexCouldFollowRevenue'
>;

/** The forecast of this type with its fair value, from the base alone. */
export function valuationOf(
  base: ForecastBase | null,
  type: ForecastType,
  custom: readonly Assumptions[] | null,
  choice: ValuationChoice,
): Derived {
  if (base === null) return { ...nothingToValue, choice };
  const analystsAvailable = lastConsensusYear(base) !== null;
  const assumptions = type === 'custom' ? (custom ?? []) : assumptionsOf(base, type);
  const forecast = forecastFrom(base, assumptions, type);
  const noEstimates = type === 'analysts' && !analystsAvailable;
  const result = noEstimates
    ? ({ ok: false, why: 'no_estimates', detail: {} } as const)
    : fairValue(base, forecast, choice);
  return {
    choice,
    analystsAvailable,
    assumptions,
    // Averages never pass for analysts: without estimates there are no columns either.
    columns: noEstimates ? [] : valuationColumns(forecast, result, choice),
    result,
    sensitivity: result.ok ? sensitivity(base, forecast, choice) : null,
    capexCouldFollowRevenue: couldFollowRevenue(base, assumptions, result, choice),
  };
}

/** Null without a price or without a value to set it against. */
export function positionOf(price: number | null, result: FairValueResult): MarketPosition | null {
  return price === null || !result.ok ? null : marketPosition(price, result.valuePerShare);
}

function couldFollowRevenue(
  base: ForecastBase,
  assumptions: readonly Assumptions[],
  result: FairValueResult,
  choice: ValuationChoice,
): boolean {
  if (result.ok || result.why !== 'terminal_free_cash_flow_not_positive') return false;
  const following = forecastFrom(base, assumptionsWithCapexFollowingRevenue(assumptions), 'custom');
  return fairValue(base, following, choice).ok;
}

const nothingToValue: Omit<Derived, 'choice'> = {
  analystsAvailable: false,
  assumptions: [],
  columns: [],
  result: { ok: false, why: 'no_history', detail: {} },
  sensitivity: null,
  capexCouldFollowRevenue: false,
};
