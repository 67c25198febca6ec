import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import type { TableColumn } from '@tenfold/domain/formulas';
import { type AnyRowKey, isAnyRowKey } from '@tenfold/domain/rows';
import { gridCellOf } from '../../../page-forecast/typed-cell.ts';
import type { GridCell } from '../../../ui/grid/commands.ts';

/** What a formula calls a cell; null beside the figures. */
export function namedAt(
  at: GridCell | null,
  lastYear: number,
): { readonly row: AnyRowKey; readonly column: TableColumn } | null {
  if (at === null || !isAnyRowKey(at.row)) return null;
  const column = formulaColumn(at.column, lastYear);
  return column === null ? null : { row: at.row, column };
}

/** Where the table has what a formula refers to. */
export function cellNamed(row: AnyRowKey, column: TableColumn, lastYear: number): GridCell {
  if (column === 'ltm') return { row, column: 'LTM' };
  if (typeof column !== 'number' || column <= lastYear) return { row, column: `${column}` };
  const key = columnKeysAfter(lastYear)[column - lastYear - 1];
  return { row, column: forecastColumn(key ?? '') };
}

/** Quarters have no name in formulas. */
function formulaColumn(name: string, lastYear: number): TableColumn | null {
  if (name === 'averages') return 'averages';
  if (name === 'LTM') return 'ltm';
  const ahead = columnKeysAfter(lastYear).findIndex((key) => forecastColumn(key) === name);
  if (ahead >= 0) return lastYear + 1 + ahead;
  return /^\d{4}$/.test(name) ? Number(name) : null;
}

/** Any row that is typed names the same columns. */
function forecastColumn(column: string): string {
  return gridCellOf({ row: 'margin', column }).column;
}
