import type { Forecast, ForecastBase, Rate } from '../forecast/index.ts';
import { fairValue } from './discounted-cash-flow.ts';
import type { FairValueResult, ValuationChoice } from './fair-value.ts';
import type { MethodId, MethodResult } from './method.ts';
import { valueBy } from './methods/index.ts';
import { rateBounds } from './rates.ts';

/** Half a percentage point between neighbours, in both directions. */
const step = 0.005;
const returnSteps = [-2, -1, 0, 1, 2];
const growthSteps = [-2, -1, 0, 1];

export interface Sensitivity {
  readonly returns: Rate[];
  readonly growths: Rate[];
  /** One row per growth, one value per share in it per return; null where there is none: g at or above r, or a rate nobody may type. */
  readonly values: (number | null)[][];
}

/** The value per share of a forecast around a choice: returns of one point to each side, growths of one below to half above. */
export function sensitivity(base: ForecastBase, forecast: Forecast, choice: ValuationChoice): Sensitivity {
  return valuesAround(choice, (near) => fairValue(base, forecast, near));
}

/** The same of a method. */
export function methodSensitivity(
  base: ForecastBase,
  method: MethodId,
  choice: ValuationChoice,
): Sensitivity {
  return valuesAround(choice, (near) => valueBy(method, base, near));
}

function valuesAround(
  choice: ValuationChoice,
  valueWith: (choice: ValuationChoice) => FairValueResult | MethodResult,
): Sensitivity {
  const returns = returnSteps.map((steps) => stepped(choice.requiredReturn, steps));
  const growths = growthSteps.map((steps) => stepped(choice.terminalGrowth, steps));
  const values = growths.map((terminalGrowth) =>
    returns.map((requiredReturn) => {
      if (!isWithin('requiredReturn', requiredReturn) || !isWithin('terminalGrowth', terminalGrowth))
        return null;
      const result = valueWith({ ...choice, requiredReturn, terminalGrowth });
      return result.ok ? result.valuePerShare : null;
    }),
  );
  return { returns, growths, values };
}

function isWithin(key: keyof typeof rateBounds, rate: Rate): boolean {
  const { from, to } = rateBounds[key];
  return rate >= from && rate <= to;
}

// 0.1 - 2 x 0.005 is 0.09000000000000001: the grid's own noise is cut, the choice itself is untouched.
function stepped(rate: Rate, steps: number): Rate {
  return steps === 0 ? rate : Number((rate + steps * step).toFixed(10));
}
