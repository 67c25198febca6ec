import { type EditableRow, editableRows, type ForecastColumnKey } from '@tenfold/domain/custom-forecast';
import type { CellChange } from '../session/content.ts';
import { type NotARate, parseCell } from './parse-cell.ts';

/** The lines of the table as they are shown; null for those that can't be typed. */
export type ShownRows = readonly (EditableRow | null)[];

interface At {
  readonly column: ForecastColumnKey;
  readonly row: EditableRow;
}

/** Why a cell of the block isn't in the forecast. */
export type NotPasted =
  | { readonly why: NotARate; readonly text: string }
  | { readonly why: 'calculated'; readonly line: number }
  | { readonly why: 'past-terminal' | 'below-table' | 'empty' };

export interface PastedBlock {
  readonly changes: readonly CellChange[];
  readonly leftOut: readonly NotPasted[];
}

/** A block of cells from a spreadsheet, from the selected cell to the right and down. */
export function pasted(
  text: string,
  from: At,
  rows: ShownRows,
  columns: readonly ForecastColumnKey[],
): PastedBlock {
  const top = rows.indexOf(from.row);
  const left = columns.indexOf(from.column);
  const changes: CellChange[] = [];
  const leftOut: NotPasted[] = [];
  for (const [down, line] of linesOf(text).entries()) {
    for (const [across, cell] of line.split('\t').entries()) {
      const row = rows[top + down];
      const column = columns[left + across];
      const read = parseCell(cell);
      if (read.kind === 'cleared') leftOut.push({ why: 'empty' });
      else if (row === undefined) leftOut.push({ why: 'below-table' });
      else if (row === null) leftOut.push({ why: 'calculated', line: top + down });
      else if (column === undefined) leftOut.push({ why: 'past-terminal' });
      else if (read.kind === 'refused') leftOut.push({ why: read.why, text: cell.trim() });
      else changes.push({ column, row, input: read.input });
    }
  }
  return { changes, leftOut };
}

/** More than one cell: what a field for one of them can't take. */
export function isBlock(text: string): boolean {
  return /[\t\n\r]/.test(text.trim());
}

function linesOf(text: string): string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

export function isEditableRow(key: string | undefined): key is EditableRow {
  return editableRows.some((row) => row === key);
}
