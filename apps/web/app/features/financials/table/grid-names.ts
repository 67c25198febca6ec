import { type AnyRowKey, isAnyRowKey } from '@tenfold/domain/rows';
import { markKey } from '../../../figures/table-comments.ts';
import { nameColumn } from '../../../ui/grid/grid.ts';
import { commentedColumn } from '../columns/commented-column.ts';
import type { TableColumn } from '../columns/table-column.ts';

/** A column as the grid of the table knows it: a forecast's is another than the same year once it is filed. */
export function gridColumn(column: TableColumn): string {
  return markKey(commentedColumn(column));
}

/** Columns in the order of a row's cells: its name comes first. */
export function gridColumns(columns: readonly TableColumn[]): readonly string[] {
  return [nameColumn, ...columns.map(gridColumn)];
}

/** The row of what was expected of a row, below it. */
export function expectedRowName(row: AnyRowKey): string {
  return `${row}${expected}`;
}

/** The row of figures that a row of the grid is, or is about. */
export function figuresRow(name: string): { readonly row: AnyRowKey; readonly isExpected: boolean } | null {
  const isExpected = name.endsWith(expected);
  const row = isExpected ? name.slice(0, -expected.length) : name;
  return isAnyRowKey(row) ? { row, isExpected } : null;
}

const expected = ' expected';
