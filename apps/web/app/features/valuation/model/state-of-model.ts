import type { ForecastType } from '@tenfold/domain/forecast';
import { isCashFlow, type MethodResult } from '@tenfold/domain/valuation';
import type { StateForecast, ValueState } from '@tenfold/domain/value-state';
import type { ModelForecast, ValuedCompany, ValueEstimate } from './model.ts';

export interface StateInput
  extends Pick<ValuedCompany, 'base'>,
    Pick<ValueEstimate, 'result' | 'setting'>,
    Pick<ModelForecast, 'typed'> {}

/** The value on the page with all it rests on; null without a full fiscal year, or for typed cells without a value. */
export function stateOfModel({ base, result, setting, typed }: StateInput): ValueState | null {
  const forecast = forecastOf(result, setting.forecastType, typed);
  if (base === null || forecast === null) return null;
  return {
    base,
    forecast,
    method: result.method,
    choice: setting.choice,
    ownFigures: setting.ownFigures,
    day: setting.day,
    splitFactor: 1,
  };
}

/** A method without a cash flow forecast is the same by averages, analysts and what was typed. */
function forecastOf(
  result: MethodResult,
  type: ForecastType,
  typed: StateInput['typed'],
): StateForecast | null {
  if (!isCashFlow(result.method)) return 'averages';
  if (type !== 'custom') return type;
  return result.ok && result.cashFlow !== null ? { assumptions: result.cashFlow.assumptions, typed } : null;
}
