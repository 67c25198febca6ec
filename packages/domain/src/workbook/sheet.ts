/** How a spreadsheet prints a number; money and shares are in millions, percentages are fractions. */
export type CellFormat = 'percent' | 'dollars' | 'money' | 'ratio' | 'factor' | 'count' | 'text';

/** `input` is what a person may change; `typed` is what this person did. */
export type CellStyle = 'title' | 'note' | 'heading' | 'group' | 'strong' | 'input' | 'typed' | 'plain';

/** A cell of a workbook: its value, and the formula that gives it where there is one (without `=`). */
export interface WorkbookCell {
  readonly value: number | string | null;
  readonly formula: string | null;
  readonly format: CellFormat;
  readonly style: CellStyle;
  /** Where a filed figure can be read. */
  readonly link: string | null;
}

export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly (WorkbookCell | null)[])[];
  readonly frozen: { readonly columns: number; readonly rows: number };
  /** In characters; the last one is for all columns behind it. */
  readonly widths: readonly number[];
}

export function textCell(
  value: string,
  style: CellStyle = 'plain',
  link: string | null = null,
): WorkbookCell {
  return { value, formula: null, format: 'text', style, link };
}

export function numberCell(
  value: number | null,
  format: CellFormat,
  { formula = null, style = 'plain', link = null }: Partial<WorkbookCell> = {},
): WorkbookCell {
  return { value, formula, format, style, link };
}

const million = 1e6;

export function inMillions(value: number | null): number | null {
  return value === null ? null : value / million;
}
