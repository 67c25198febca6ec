import type { ResolvedForecast, TypedCell } from '../custom-forecast/index.ts';
import type { IsoDate } from '../facts/index.ts';
import type { ForecastBase, OwnFigures } from '../forecast/index.ts';
import {
  type CarriedValue,
  type MethodId,
  type MethodResult,
  type MethodValue,
  type NoMethodValue,
  type ValuationChoice,
  valueAsOf,
  valueBy,
  valueByAnalysts,
  valueByForecast,
  withOwnFigures,
} from '../valuation/index.ts';
import { restatedForSplit, restatedOwnFigures } from './restated-for-split.ts';

/**
 * All that a value per share depends on: a sealed version of a forecast, or one as it stands today. Serialisable.
 *
 * docs/methodology.md, "Two states of a value"
 */
export interface ValueState {
  /** What was known of the company, without the person's own figures. */
  readonly base: ForecastBase;
  readonly forecast: StateForecast;
  /** The method of averages and analysts; a typed forecast is always valued by its free cash flow. */
  readonly method: MethodId;
  readonly choice: ValuationChoice;
  readonly ownFigures: OwnFigures;
  /** The day the value is rolled forward to; null leaves it at the fiscal year end. */
  readonly day: IsoDate | null;
  /** Today's shares for one share of the base: 4 after a split of 4 for 1. */
  readonly splitFactor: number;
}

/** Averages or consensus of the base, or the percentages of six columns with the cells that were typed. */
export type StateForecast =
  | 'averages'
  | 'analysts'
  | (Pick<ResolvedForecast, 'assumptions'> & {
      readonly typed: readonly Pick<TypedCell, 'column' | 'row'>[];
    });

export interface StateValue {
  readonly ok: true;
  /** In today's shares, on the state's day. */
  readonly valuePerShare: number;
  readonly result: MethodValue;
  /** null where it stays at the fiscal year end. */
  readonly carried: CarriedValue | null;
  /** The base on today's share basis with the person's own figures. */
  readonly base: ForecastBase;
}

/** The value of a state by the product's own methods, with their refusals. */
export function valueOfState(state: ValueState): StateValue | NoMethodValue {
  const base = baseOfState(state);
  const result = resultOn(base, state);
  if (!result.ok) return result;
  const carried = state.day === null ? null : valueAsOf(state.day, result, base);
  if (carried === null || !carried.ok) {
    return { ok: true, valuePerShare: result.valuePerShare, result, carried: null, base };
  }
  return { ok: true, valuePerShare: carried.valuePerShare, result, carried, base };
}

/** The base on today's share basis with the person's own figures. */
export function baseOfState({ base, ownFigures, splitFactor }: ValueState): ForecastBase {
  if (splitFactor === 1) return withOwnFigures(base, ownFigures);
  return withOwnFigures(restatedForSplit(base, splitFactor), restatedOwnFigures(ownFigures, splitFactor));
}

function resultOn(base: ForecastBase, { forecast, method, choice }: ValueState): MethodResult {
  if (forecast === 'averages') return valueBy(method, base, choice);
  if (forecast === 'analysts') return valueByAnalysts(method, base, choice);
  return valueByForecast(forecast.assumptions, base, choice);
}
