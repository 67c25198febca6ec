import type { OwnFigures } from '../forecast/index.ts';
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
  readonly forecast: Exclude<StateForecast, string>;
  /** null: the company's default. */
  readonly method: MethodId | null;
  readonly requiredReturn: number;
  readonly terminalGrowth: number;
  readonly leverage: Leverage;
  readonly ownFigures: OwnFigures;
}

/**
 * The state of a saved forecast, valued as on the company's page: a method without a cash flow forecast doesn't read what
 * was typed.
 *
 * @example an insurer's by the default method: its excess returns, whatever was typed for revenue
 */
export function savedState(saved: SavedModel): ValueState {
  const { base, day, splitFactor, forecast, ownFigures, requiredReturn, terminalGrowth, leverage } = saved;
  const choice: ValuationChoice = {
    requiredReturn,
    terminalGrowth,
    ...(leverage === 'unlevered' && { leverage }),
  };
  const method = saved.method ?? firstMethod(saved, choice);
  return {
    ...{ base, day, splitFactor, method, choice, ownFigures },
    forecast: isCashFlow(method) ? forecast : 'averages',
  };
}

function firstMethod({ base, ownFigures }: SavedModel, choice: ValuationChoice): MethodId {
  const { chosen, results } = selectMethod(withOwnFigures(base, ownFigures), choice);
  return (chosen ?? results[0])?.method ?? defaultMethod;
}
