import { columnKeysAfter, resolveForecast } from '@tenfold/domain/custom-forecast';
import type { IsoDate } from '@tenfold/domain/facts';
import type { Assumptions, ForecastBase } from '@tenfold/domain/forecast';
import { savedState, type ValueState } from '@tenfold/domain/value-state';
import type { CompanyBasis } from './company-basis.ts';
import type { ForecastInputs } from './forecast/inputs.ts';

export interface CurrentForecast {
  /** The six columns, first to Terminal. */
  readonly assumptions: readonly Assumptions[];
  readonly state: ValueState;
}

/** A forecast over the filings of today, valued as on the company's page. @param day null for the last fiscal year's end */
export function stateOfForecast(
  inputs: ForecastInputs,
  base: ForecastBase,
  filed: CompanyBasis['filed'],
  day: IsoDate | null,
): CurrentForecast {
  const { assumptions, typed } = resolveForecast(base, { ...inputs, cells: inputs.values }, filed);
  const byColumn = columnKeysAfter(base.lastYear).flatMap((key, at): [string, Assumptions][] => {
    const column = assumptions[at];
    return column === undefined ? [] : [[key, column]];
  });
  const { ownFigures, method, requiredReturn, terminalGrowth, leverage } = inputs;
  return {
    assumptions,
    state: savedState({
      base,
      day,
      splitFactor: 1,
      assumptions: Object.fromEntries(byColumn),
      typed,
      ownFigures,
      method,
      requiredReturn,
      terminalGrowth,
      leverage,
    }),
  };
}
