import type { ColumnKind } from '../columns/index.ts';
import {
  addressOf,
  evaluateFormula,
  parseFormula,
  type SheetCell,
  spreadsheetFormula,
  type TableColumn,
} from '../formulas/index.ts';
import { type AnyRowKey, anyRowOf, type RowDefinition } from '../rows/index.ts';
import { inMillions } from './sheet.ts';

export const financialsSheetName = 'Financials';

/** A column of the page's table. */
export interface ExportedColumn {
  readonly column: TableColumn;
  readonly kind: ColumnKind;
  readonly heading: string;
  /** In units, as the page has it; undefined for a row the column doesn't have. */
  readonly value: (row: AnyRowKey) => number | null | undefined;
  /** The years behind a row of averages. */
  readonly years?: (row: AnyRowKey) => number | null;
  /** The address of the filing a figure was read from. */
  readonly link?: (row: AnyRowKey) => string | null;
}

/** The table on its sheet: where each cell is, and what a formula comes to in one of its columns. */
export interface SheetTable {
  readonly columns: readonly ExportedColumn[];
  readonly rows: readonly RowDefinition[];
  readonly cellOf: (row: AnyRowKey, column: TableColumn) => SheetCell | null;
  /** The value as the sheet holds it. */
  readonly valueOf: (row: AnyRowKey, column: TableColumn) => number | null | undefined;
}

/** Twelve months and averages have no year: a formula in them reaches their own column alone. */
const noYear = -1;

/** What a formula comes to in a column, with its text for a spreadsheet; null where either fails. */
export function live(
  table: SheetTable,
  column: TableColumn,
  source: string,
): { readonly value: number; readonly text: string } | null {
  const parsed = parseFormula(source);
  if (!parsed.ok) return null;
  const resolve = (target: TableColumn): TableColumn => (target === noYear ? column : target);
  const place = {
    year: typeof column === 'number' ? column : noYear,
    terminalYear: table.columns.findLast(({ kind }) => kind === 'terminal')?.column as number,
  };
  const evaluated = evaluateFormula(source, parsed.formula, {
    ...place,
    cell: (row, target) => {
      const value = table.valueOf(row, resolve(target));
      return value === undefined ? { value: null, why: 'no_such_column' } : { value, why: null };
    },
  });
  const text = spreadsheetFormula(parsed.formula, place, (row, target) => table.cellOf(row, resolve(target)));
  return evaluated.ok && text !== null ? { value: evaluated.value, text } : null;
}

const tolerance = 1e-9;

/** The same but for what is lost in calculating on another way. */
export function isClose(one: number, other: number | null): boolean {
  return other !== null && Math.abs(one - other) <= tolerance * Math.abs(other);
}

/** The first of these formulas that gives a cell its value: a formula that doesn't is not how it was calculated. */
export function formulaFor(
  table: SheetTable,
  column: TableColumn,
  value: number | null,
  sources: readonly string[],
): string | null {
  if (value === null) return null;
  for (const source of sources) {
    const found = live(table, column, source);
    if (found !== null && isClose(found.value, value)) return found.text;
  }
  return null;
}

/** A figure as the sheet holds it: money and shares in millions; the averages of levels are rates. */
export function asHeld(
  row: AnyRowKey,
  column: TableColumn,
  value: number | null | undefined,
): number | null | undefined {
  if (value === undefined || column === 'averages') return value;
  const { unit } = anyRowOf(row);
  return unit === 'millions' || unit === 'shares' ? inMillions(value) : value;
}

/** The address of a cell of the financials on another sheet. */
export function financialsAddress(table: SheetTable, row: AnyRowKey, column: TableColumn): string | null {
  const cell = table.cellOf(row, column);
  return cell === null ? null : `${financialsSheetName}!${addressOf(cell)}`;
}
