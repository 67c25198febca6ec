import { terminalKey } from '@tenfold/domain/custom-forecast';
import type { EditedModel } from '../own/edited-model.ts';
import type { CellAt, CellNow } from './typing.ts';

/** What is typed in a cell, if anything, and what it shows. */
export function cellNow(
  { typed, columns }: Pick<EditedModel, 'typed' | 'columns'>,
  { row, column }: CellAt,
): CellNow {
  const cell = typed.find((each) => each.row === row && each.column === column);
  const shown = columns.find(
    ({ kind, year }) => (kind === 'terminal' ? terminalKey : String(year)) === column,
  );
  return {
    input: cell?.input ?? null,
    value: shown?.figures[row].value ?? null,
    failure: cell?.failure ?? null,
  };
}
