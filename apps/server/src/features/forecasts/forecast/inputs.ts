import type { SavedForecast } from '@tenfold/contract/forecasts';
import { boundedInputs } from '@tenfold/contract/forecasts/forecast';
import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import { checkInput, InvalidRequest } from '../../../platform/http/index.ts';
import { canonicalJson } from '../versions/canonical-json.ts';

/** What a person decides about a forecast beside its name; all else is computed from it. */
export type ForecastInputs = Pick<
  SavedForecast,
  | 'startsFrom'
  | 'baseYear'
  | 'values'
  | 'requiredReturn'
  | 'terminalGrowth'
  | 'method'
  | 'leverage'
  | 'ownFigures'
>;

export function inputsOf(forecast: ForecastInputs): ForecastInputs {
  const { startsFrom, baseYear, values, requiredReturn, terminalGrowth, method, leverage, ownFigures } =
    forecast;
  return { startsFrom, baseYear, values, requiredReturn, terminalGrowth, method, leverage, ownFigures };
}

export function isSameInput(one: ForecastInputs, other: ForecastInputs): boolean {
  return canonicalJson(inputsOf(one)) === canonicalJson(inputsOf(other));
}

/** Columns without a cell are left out. @throws InvalidRequest for a column the forecast does not have */
export function readValues(values: ForecastInputs['values'], baseYear: number): ForecastInputs['values'] {
  const known = columnKeysAfter(baseYear);
  const fields = Object.keys(values).filter((column) => !known.includes(column));
  const message = `A forecast made after ${baseYear} has the years ${known[0]} to ${known.at(-2)} and Terminal`;
  if (fields.length > 0) {
    throw new InvalidRequest(
      message,
      Object.fromEntries(fields.map((column) => [`values.${column}`, message])),
    );
  }
  return Object.fromEntries(Object.entries(values).filter(([, cells]) => Object.keys(cells).length > 0));
}

/** What was stored within other bounds may stay: its forecast can be changed in all else. @throws InvalidRequest */
export function checkChanges(stored: ForecastInputs, inputs: ForecastInputs): void {
  const figures = Object.entries(inputs.ownFigures).filter(
    ([key, value]) => value !== stored.ownFigures[key as keyof ForecastInputs['ownFigures']],
  );
  checkInput(boundedInputs, {
    ...(inputs.requiredReturn !== stored.requiredReturn && { requiredReturn: inputs.requiredReturn }),
    ...(inputs.terminalGrowth !== stored.terminalGrowth && { terminalGrowth: inputs.terminalGrowth }),
    ownFigures: Object.fromEntries(figures),
  });
}
