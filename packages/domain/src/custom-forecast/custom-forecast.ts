import { assumptionKeys, type ForecastBase, forecastColumns, type Rate } from '../forecast/index.ts';

/** The rows of a forecast that a person may type. */
export const editableRows = [...assumptionKeys, 'freeCashFlowGrowthRate'] as const;
export type EditableRow = (typeof editableRows)[number];

export type StartingForecast = 'averages' | 'analysts';

/** A fiscal year, or Terminal: the last of the six columns. */
export type ForecastColumnKey = string;

/** A fraction (0.08 is eight percent), or a formula, which begins with `=`. */
export type CellInput = Rate | string;

/** What a person typed, by column and row. Cells that are not named follow what the forecast starts from. */
export type ForecastCells = Readonly<
  Record<ForecastColumnKey, Readonly<Partial<Record<EditableRow, CellInput>>>>
>;

/** A person's forecast: what they typed over averages or analysts' consensus. Outputs are never stored. */
export interface CustomForecast {
  readonly startsFrom: StartingForecast;
  /** The last fiscal year filed when the cells were typed: their Terminal column is six years later. */
  readonly baseYear: number;
  readonly cells: ForecastCells;
}

/** What a cell may come to: from -1,000 % to 10,000 %. */
export const lowestRate: Rate = -10;
export const highestRate: Rate = 100;

export const terminalKey: ForecastColumnKey = 'Terminal';

/** The keys of the six columns after a fiscal year: `columnKeysAfter(2025)` is 2026 … 2030, Terminal. */
export function columnKeysAfter(lastYear: number): ForecastColumnKey[] {
  return Array.from({ length: forecastColumns }, (_, at) =>
    at === forecastColumns - 1 ? terminalKey : String(lastYear + at + 1),
  );
}

/**
 * The cells as they apply to the columns of this base. Years that have been filed since drop out, the old
 * Terminal column becomes the year it stood for, and what was typed there also holds for the columns after it.
 *
 * @example typed for Terminal after 2025 (2031), with 2027 filed since: the same in 2031, 2032 and Terminal (2033)
 */
export function cellsAfter(
  { baseYear, cells }: CustomForecast,
  base: Pick<ForecastBase, 'lastYear'>,
): ForecastCells {
  const oldTerminal = baseYear + forecastColumns;
  const entries = columnKeysAfter(base.lastYear).flatMap((key, at) => {
    const year = base.lastYear + at + 1;
    const column = cells[year >= oldTerminal ? terminalKey : String(year)];
    return column === undefined ? [] : [[key, column] as const];
  });
  return Object.fromEntries(entries);
}
