import { editableRows } from '../../custom-forecast/index.ts';
import type { TableColumn } from '../../formulas/index.ts';
import { type AnyRowKey, anyRowOf } from '../../rows/index.ts';
import { asHeld, type ExportedColumn } from '../table.ts';
import { isWrittenAs, ruleFormulas } from './exported-formulas.ts';
import { isAsExported } from './read-cell.ts';
import type { Layout } from './read-layout.ts';
import { cellAt, isEmpty, type ReadSheet } from './read-sheet.ts';

/** A figure of the file beside that of the page, as sheets hold them. */
export interface DifferentFigure {
  readonly row: AnyRowKey;
  readonly heading: string;
  readonly file: number | string | boolean | null;
  readonly page: number | null;
}

/** The filed figures in which the file differs. Those of a market price move with it, and are nobody's input. */
export function changedFigures(
  sheet: ReadSheet,
  layout: Layout,
  filed: readonly ExportedColumn[],
): DifferentFigure[] {
  return filed.flatMap(({ column, heading, value }) =>
    [...layout.rows.keys()].flatMap((row): DifferentFigure[] => {
      const place = layout.cellOf(row, column);
      const page = asHeld(row, column, value(row));
      if (place === null || page === undefined || movesWithPrice(row, column)) return [];
      const cell = cellAt(sheet, place);
      // Not every program writes what a formula comes to.
      if (cell.formula !== null && cell.value === null) return [];
      const isSame =
        page === null ? isEmpty(cell) : typeof cell.value === 'number' && isAsExported(cell.value, page);
      return isSame ? [] : [{ row, heading, file: cell.value, page }];
    }),
  );
}

function movesWithPrice(row: AnyRowKey, column: TableColumn): boolean {
  return anyRowOf(row).group === 'valuation' && typeof column !== 'number';
}

/**
 * The calculated cells of a forecast that a person typed over, or gave another formula. A cell that has its own formula
 * isn't one, whatever it came to: not every program recalculates what it saves.
 */
export function calculatedOtherwise(
  sheet: ReadSheet,
  layout: Layout,
  forecast: readonly ExportedColumn[],
  lastYear: number,
): DifferentFigure[] {
  const rows = [...layout.rows.keys()].filter(
    (row) => anyRowOf(row).group !== 'valuation' && !editableRows.some((each) => each === row),
  );
  return forecast.flatMap(({ column, heading, value }) =>
    rows.flatMap((row): DifferentFigure[] => {
      const place = layout.cellOf(row, column);
      if (place === null || typeof column !== 'number') return [];
      const cell = cellAt(sheet, place);
      const file = typeof cell.value === 'number' ? cell.value : null;
      const page = asHeld(row, column, value(row)) ?? null;
      const isOwn =
        cell.formula !== null && isWrittenAs(cell.formula, ruleFormulas(row, column, layout, lastYear));
      const isSame = page !== null && file !== null && Math.abs(file - page) <= tolerance * Math.abs(page);
      return isOwn || isSame || file === null ? [] : [{ row, heading, file, page }];
    }),
  );
}

/** The difference of programs that calculate with other digits. */
const tolerance = 1e-6;
