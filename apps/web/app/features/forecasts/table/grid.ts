import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import { isEditableRow, type ShownRows } from '../cells/block.ts';
import type { CellAt } from '../cells/typing.ts';

/** The blue cell of the page, if this is in one: the table may show any rows and columns. */
export function blueCellAt(target: EventTarget | null, lastYear: number): CellAt | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td') : null;
  const line = cell?.parentElement as HTMLTableRowElement | null | undefined;
  const row = line?.dataset.row;
  if (cell === null || line == null || !('edit' in line.dataset) || !isEditableRow(row)) return null;
  const keys = columnKeysAfter(lastYear);
  const column = keys[keys.length - (line.cells.length - cell.cellIndex)];
  return column === undefined ? null : { row, column };
}

export function elementAt(
  table: HTMLTableElement,
  { row, column }: CellAt,
  lastYear: number,
): HTMLTableCellElement | null {
  const line = table.querySelector<HTMLTableRowElement>(`tr[data-row="${row}"]`);
  const keys = columnKeysAfter(lastYear);
  return line?.cells[line.cells.length - keys.length + keys.indexOf(column)] ?? null;
}

/** Each line of figures: a row that can be typed, or null. */
export function shownRows(table: HTMLTableElement): ShownRows {
  const lines = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-row]')];
  return lines.map(({ dataset: { row, edit } }) => (edit !== undefined && isEditableRow(row) ? row : null));
}

/** The row of each line of figures. */
export function lineKeys(table: HTMLTableElement): string[] {
  const lines = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-row]')];
  return lines.map(({ dataset }) => dataset.row ?? '');
}

export type Step = 'down' | 'up' | 'right' | 'left';

/** Among blue cells: down and up stay in their column, right and left go on in the next line. null at either end. */
export function stepFrom(
  { row, column }: CellAt,
  step: Step,
  shown: ShownRows,
  lastYear: number,
): CellAt | null {
  const keys = columnKeysAfter(lastYear);
  const rows = shown.filter((each) => each !== null);
  const [line, across] = [rows.indexOf(row), keys.indexOf(column)];
  if (step === 'down' || step === 'up') {
    const next = rows[line + (step === 'down' ? 1 : -1)];
    return next === undefined ? null : { row: next, column };
  }
  const at = line * keys.length + across + (step === 'right' ? 1 : -1);
  const next = rows[Math.floor(at / keys.length)];
  const key = keys[(at + keys.length) % keys.length];
  return next === undefined || key === undefined ? null : { row: next, column: key };
}
