import type { TableColumn } from '../formulas/index.ts';
import type { AnyRowKey } from '../rows/index.ts';
import type { FiledCells } from './evaluate-cells.ts';

/** A filed column of the table as formulas name it, with its figures. */
export interface FiledColumnCells {
  readonly column: TableColumn;
  /** undefined for a row the table does not hold. */
  readonly value: (row: AnyRowKey) => number | null | undefined;
}

/** The filed columns of a table by their names in formulas. */
export function filedCells(columns: readonly FiledColumnCells[]): FiledCells {
  const byName = new Map(columns.map(({ column, value }) => [column, value]));
  return (row, column) => byName.get(column)?.(row);
}
