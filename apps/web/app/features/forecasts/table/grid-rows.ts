import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import { isAnyRowKey } from '@tenfold/domain/rows';
import type { Grid } from '../../../ui/grid/grid.ts';
import { isEditableRow, type ShownRows } from '../cells/block.ts';
import type { CellAt } from '../cells/typing.ts';

/** The row of each line of figures. */
export function lineKeys({ rows }: Grid): readonly string[] {
  return rows.filter(isAnyRowKey);
}

/** Each line of figures: a row that can be typed, or null. */
export function shownRows(grid: Grid): ShownRows {
  return lineKeys(grid).map((row) => (isEditableRow(row) ? row : null));
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
  const line = rows.indexOf(row);
  const across = keys.indexOf(column);
  if (step === 'down' || step === 'up') {
    const next = rows[line + (step === 'down' ? 1 : -1)];
    return next === undefined ? null : { row: next, column };
  }
  const at = line * keys.length + across + (step === 'right' ? 1 : -1);
  const next = rows[Math.floor(at / keys.length)];
  const key = keys[(at + keys.length) % keys.length];
  return next === undefined || key === undefined ? null : { row: next, column: key };
}
