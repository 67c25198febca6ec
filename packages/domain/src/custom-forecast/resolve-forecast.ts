import {
  type Assumptions,
  assumptionsOf,
  type Forecast,
  type ForecastBase,
  forecastFrom,
  type Rate,
} from '../forecast/index.ts';
import {
  type CellInput,
  type CustomForecast,
  cellsAfter,
  columnKeysAfter,
  type EditableRow,
  editableRows,
  type ForecastColumnKey,
} from './custom-forecast.ts';

/** A typed cell with what it comes to. */
export interface TypedCell {
  readonly column: ForecastColumnKey;
  readonly row: EditableRow;
  readonly input: CellInput;
  /** null where the cell stays blank. */
  readonly value: Rate | null;
}

export interface ResolvedForecast {
  /** Of the six columns: what was typed, else what it starts from. */
  readonly assumptions: readonly Assumptions[];
  readonly forecast: Forecast;
  /** By column, then by row. */
  readonly typed: readonly TypedCell[];
}

/**
 * A custom forecast over the filings of today: its six columns, recalculated on each keystroke.
 *
 * A cell that was not typed follows averages or consensus. Typed growth of free cash flow replaces CFO less capex in
 * its column: FCF(t) = FCF(t-1) x (1 + rate).
 *
 * docs/methodology.md, "Custom forecasts"
 */
export function resolveForecast(base: ForecastBase, custom: CustomForecast): ResolvedForecast {
  const start = assumptionsOf(base, custom.startsFrom);
  const cells = cellsAfter(custom, base);
  const keys = columnKeysAfter(base.lastYear);
  const typed = keys.flatMap((column) =>
    editableRows.flatMap((row): TypedCell[] => {
      const input = cells[column]?.[row];
      return input === undefined
        ? []
        : [{ column, row, input, value: typeof input === 'number' ? input : null }];
    }),
  );
  const assumptions = keys.map((column, at) => ({
    ...(start[at] ?? base.averages),
    ...Object.fromEntries(
      typed.filter((cell) => cell.column === column).map(({ row, value }) => [row, value]),
    ),
  }));
  return { assumptions, forecast: forecastFrom(base, assumptions, 'custom'), typed };
}
