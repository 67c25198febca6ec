import type { IsoDate } from '@tenfold/domain/facts';
import type { NoValueReason } from '@tenfold/domain/valuation';
import { valueOfState } from '@tenfold/domain/value-state';
import type { ForecastFigures } from './company-basis.ts';
import type { ForecastInputs } from './forecast/inputs.ts';
import { stateOfForecast } from './state-of-forecast.ts';

export type ForecastValue =
  | { readonly valuePerShare: number; readonly why: null }
  | { readonly valuePerShare: null; readonly why: NoValueReason };

/** Carried to a day where it can be. @param day null for the last fiscal year's end */
export function valueOfForecast(
  forecast: ForecastInputs,
  { base, filed }: ForecastFigures,
  day: IsoDate | null,
): ForecastValue {
  if (base === null) return { valuePerShare: null, why: 'no_history' };
  const value = valueOfState(stateOfForecast(forecast, base, filed, day).state);
  return value.ok
    ? { valuePerShare: value.valuePerShare, why: null }
    : { valuePerShare: null, why: value.why };
}
