import {
  type Assumptions,
  type Forecast,
  type ForecastBase,
  forecastFrom,
  startOf,
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
import { type CellValue, evaluateCells, type FiledCells } from './evaluate-cells.ts';

/** A typed cell with what it comes to. It stays blank where its formula gives no value. */
export interface TypedCell extends CellValue {
  readonly column: ForecastColumnKey;
  readonly row: EditableRow;
  readonly input: CellInput;
}

export interface ResolvedForecast {
  /** What was typed into the six columns, else what it starts from. */
  readonly assumptions: readonly Assumptions[];
  readonly forecast: Forecast;
  /** By column, then by row. */
  readonly typed: readonly TypedCell[];
}

/**
 * A custom forecast over the filings of today: its six columns, recalculated on each keystroke.
 *
 * A cell that was not typed follows averages or consensus, and is missing once the consensus is gone. Typed growth of free cash flow replaces CFO less capex in
 * its column: FCF(t) = FCF(t-1) x (1 + rate). Formulas see the filed columns of the table through `filed`; without it
 * there are none.
 *
 * docs/methodology.md, "Custom forecasts" and "Formulas"
 */
export function resolveForecast(
  base: ForecastBase,
  custom: CustomForecast,
  filed: FiledCells = () => undefined,
): ResolvedForecast {
  const start = startOf(base, custom.startsFrom);
  const cells = cellsAfter(custom, base);
  const keys = columnKeysAfter(base.lastYear);
  const cellAt = evaluateCells({ base, start, keys, cells, filed });
  const typed = keys.flatMap((column, at) =>
    editableRows.flatMap((row): TypedCell[] => {
      const input = cells[column]?.[row];
      const cell = cellAt(at, row);
      return input === undefined || cell === null ? [] : [{ column, row, input, ...cell }];
    }),
  );
  const assumptions = start.map((untyped, at) => ({
    ...untyped,
    ...Object.fromEntries(
      typed.filter(({ column }) => column === keys[at]).map(({ row, value }) => [row, value]),
    ),
  }));
  return { assumptions, forecast: forecastFrom(base, assumptions, 'custom'), typed };
}
