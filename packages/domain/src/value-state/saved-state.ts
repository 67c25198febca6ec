import { columnKeysAfter, type ForecastColumnKey } from '../custom-forecast/index.ts';
import type { Assumptions, OwnFigures, Rate } from '../forecast/index.ts';
import {
  defaultMethod,
  isCashFlow,
  type Leverage,
  type MethodId,
  selectMethod,
  type ValuationChoice,
  withOwnFigures,
} from '../valuation/index.ts';
import type { StateForecast, ValueState } from './value-state.ts';

/** A person's forecast as it stood once, with what was known then. */
export interface SavedModel extends Pick<ValueState, 'base' | 'day' | 'splitFactor'> {
  /** The six columns, first to Terminal. */
  readonly assumptions: Readonly<Record<ForecastColumnKey, Assumptions>>;
  readonly typed: Exclude<StateForecast, string>['typed'];
  /** null: the company's default. */
  readonly method: MethodId | null;
  readonly requiredReturn: Rate;
  readonly terminalGrowth: Rate;
  readonly leverage: Leverage;
  readonly ownFigures: OwnFigures;
}

/**
 * The state of a saved forecast, valued as on the company's page: a method without a cash flow forecast doesn't read what
 * was typed.
 *
 * @example an insurer's by the default method: its excess returns, whatever was typed for revenue
 *
 * docs/methodology.md, "Two states of a value"
 */
export function savedState(saved: SavedModel): ValueState {
  const { base, day, splitFactor, ownFigures, requiredReturn, terminalGrowth, leverage, typed } = saved;
  const choice = { requiredReturn, terminalGrowth, ...(leverage === 'levered' && { leverage }) };
  const method = saved.method ?? firstMethod(saved, choice);
  const assumptions = columnKeysAfter(base.lastYear).flatMap((key) => saved.assumptions[key] ?? []);
  return {
    base,
    day,
    splitFactor,
    method,
    choice,
    ownFigures,
    forecast: isCashFlow(method) ? { assumptions, typed } : 'averages',
  };
}

function firstMethod({ base, ownFigures }: SavedModel, choice: ValuationChoice): MethodId {
  const { chosen, results } = selectMethod(withOwnFigures(base, ownFigures), choice);
  return (chosen ?? results[0])?.method ?? defaultMethod;
}
