import type { TableColumn } from '../../formulas/index.ts';
import { type AnyRowKey, anyRowOf } from '../../rows/index.ts';
import { asHeld, type ExportedColumn } from '../table.ts';
import { isAsExported } from './read-cell.ts';
import type { Layout } from './read-layout.ts';
import { cellAt, isEmpty, numberAt, type ReadSheet } from './read-sheet.ts';

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

/** A program that wrote no results has nothing to compare. */
export function calculatedOtherwise(
  sheet: ReadSheet,
  layout: Layout,
  forecast: readonly ExportedColumn[],
): DifferentFigure[] {
  return forecast.flatMap(({ column, heading, value }) =>
    [...layout.rows.keys()].flatMap((row): DifferentFigure[] => {
      const place = layout.cellOf(row, column);
      const page = asHeld(row, column, value(row)) ?? null;
      if (place === null || anyRowOf(row).group === 'valuation') return [];
      const file = numberAt(sheet, place.row, place.column);
      const isSame =
        file === null || (page !== null && Math.abs(file - page) <= 1e-6 * Math.max(Math.abs(page), 1e-6));
      return isSame ? [] : [{ row, heading, file, page }];
    }),
  );
}
