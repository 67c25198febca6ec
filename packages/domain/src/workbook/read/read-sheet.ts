import type { SheetCell } from '../../formulas/index.ts';

/** A cell of a file that was opened: anything may be in it. */
export interface ReadCell {
  readonly value: number | string | boolean | null;
  /** Without its `=`. */
  readonly formula: string | null;
}

/** By row, then by column, both counted from 1. */
export type ReadSheet = ReadonlyMap<number, ReadonlyMap<number, ReadCell>>;

export type ReadWorkbook = ReadonlyMap<string, ReadSheet>;

const empty: ReadCell = { value: null, formula: null };

export function cellAt(sheet: ReadSheet, { column, row }: SheetCell): ReadCell {
  return sheet.get(row)?.get(column) ?? empty;
}

export function textAt(sheet: ReadSheet, row: number, column: number): string {
  const { value } = cellAt(sheet, { row, column });
  return value === null ? '' : String(value).trim();
}

export function numberAt(sheet: ReadSheet, row: number, column: number): number | null {
  const { value } = cellAt(sheet, { row, column });
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function isEmpty({ value, formula }: ReadCell): boolean {
  return formula === null && (value === null || value === '');
}
