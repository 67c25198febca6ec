import { type EditableRow, editableRows, type ForecastColumnKey } from '@tenfold/domain/custom-forecast';
import type { CellChange } from '../session/content.ts';
import { parseCell } from './parse-cell.ts';

/** The lines of the table as they are shown; null for those that can't be typed. */
export type ShownRows = readonly (EditableRow | null)[];

interface At {
  readonly column: ForecastColumnKey;
  readonly row: EditableRow;
}

/**
 * A block of cells from a spreadsheet, from the selected cell to the right and down. Lines that can't be edited, and what
 * isn't numeric, are left out.
 */
export function pasted(
  text: string,
  from: At,
  rows: ShownRows,
  columns: readonly ForecastColumnKey[],
): CellChange[] {
  const [top, left] = [rows.indexOf(from.row), columns.indexOf(from.column)];
  return linesOf(text).flatMap((line, down) =>
    line.split('\t').flatMap((cell, across): CellChange[] => {
      const row = rows[top + down];
      const column = columns[left + across];
      const read = parseCell(cell);
      if (row == null || column === undefined || read.kind !== 'value') return [];
      return [{ column, row, input: read.input }];
    }),
  );
}

function linesOf(text: string): string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

export function isEditableRow(key: string | undefined): key is EditableRow {
  return editableRows.some((row) => row === key);
}
