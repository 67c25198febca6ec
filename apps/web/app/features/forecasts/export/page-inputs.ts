import {
  type CustomForecast,
  columnKeysAfter,
  type ForecastCells,
  type StartingForecast,
  type TypedCell,
} from '@tenfold/domain/custom-forecast';
import {
  assumptionKeys,
  assumptionsOf,
  type ForecastBase,
  type ForecastType,
  type OwnFigures,
} from '@tenfold/domain/forecast';
import type { MethodId, ValuationChoice } from '@tenfold/domain/valuation';
import type { ForecastInputs } from '@tenfold/domain/workbook';
import type { ShownColumn } from '../../../page-forecast/shown-column.ts';

/** The part of the page's forecast that an import needs. */
export interface ExportedForecast {
  readonly columns: readonly ShownColumn[];
  readonly typed?: readonly TypedCell[];
  readonly forecastType: ForecastType;
  readonly setting: {
    readonly ownFigures: OwnFigures;
    readonly choice: ValuationChoice;
    readonly method: MethodId | null;
    readonly custom?: CustomForecast | undefined;
  };
}

/** What the page's forecast is made of, in the columns of today. */
export function inputsOf(model: ExportedForecast, base: ForecastBase): ForecastInputs {
  const { forecastType, setting } = model;
  const { requiredReturn, terminalGrowth, leverage = 'unlevered' } = setting.choice;
  const startsFrom = setting.custom?.startsFrom ?? (forecastType === 'analysts' ? 'analysts' : 'averages');
  return {
    startsFrom,
    baseYear: base.lastYear,
    values: valuesOf(model, base, startsFrom),
    requiredReturn,
    terminalGrowth,
    method: setting.method,
    leverage,
    ownFigures: setting.ownFigures,
  };
}

/** What was typed, and where a method has other assumptions than it starts from, those: they are on the page and in the file. */
function valuesOf(
  { columns, typed = [] }: ExportedForecast,
  base: ForecastBase,
  startsFrom: StartingForecast,
): ForecastCells {
  const start = assumptionsOf(base, startsFrom);
  const keys = columnKeysAfter(base.lastYear);
  const values = keys.map((key, at) => {
    const ofMethod = assumptionKeys.flatMap((row) => {
      const value = columns[at]?.figures[row].value ?? null;
      const started = start[at]?.[row] ?? null;
      const isStart = value === null || (started !== null && Math.abs(value - started) <= 1e-12);
      return isStart ? [] : [[row, value]];
    });
    const own = typed.filter(({ column }) => column === key).map(({ row, input }) => [row, input]);
    return [key, Object.fromEntries([...ofMethod, ...own])] as const;
  });
  return Object.fromEntries(values.filter(([, rows]) => Object.keys(rows).length > 0));
}
