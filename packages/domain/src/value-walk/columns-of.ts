import { forecastColumns, type Rate } from '../forecast/index.ts';
import type { DriverRow } from '../value-state/index.ts';

/** A row of percentages with the fiscal year that its columns follow. */
export interface DatedRow {
  readonly lastYear: number;
  readonly row: DriverRow;
}

type Cell = Rate | null | undefined;
const terminal = forecastColumns - 1;

/**
 * What a row foresees for a year: Terminal is repeated for the years after it.
 *
 * @example a row after 2024 whose Terminal (2030) is 4 % also foresees 4 % for 2031
 */
export function cellOfYear({ lastYear, row }: DatedRow, year: number): Cell {
  return row[Math.min(year - lastYear - 1, terminal)];
}

/** An older row on the columns after a later year. */
export function rolledForward(row: DatedRow, lastYear: number): Cell[] {
  return Array.from({ length: forecastColumns }, (_, at) => cellOfYear(row, lastYear + at + 1));
}

/**
 * A newer row on the columns of an older one, which begin with years that are filed by now: there the older row stands,
 * moved by what changed in the first year of both. Terminal stays Terminal.
 *
 * @example older 5 %, newer 6 % in all years: 6 %, also in the year that is filed by now
 */
export function rolledBack(newer: DatedRow, older: DatedRow): Cell[] {
  const [firstNow] = newer.row;
  const firstThen = cellOfYear(older, newer.lastYear + 1);
  return older.row.map((then, at) => {
    if (at === terminal) return newer.row[terminal];
    const year = older.lastYear + at + 1;
    if (year > newer.lastYear) return cellOfYear(newer, year);
    return isRate(then) && isRate(firstNow) && isRate(firstThen) ? then + (firstNow - firstThen) : then;
  });
}

function isRate(cell: Cell): cell is Rate {
  return cell !== null && cell !== undefined;
}
