import type { CellComment } from '@tenfold/contract/comments';
import { type AnyRowKey, isAnyRowKey } from '@tenfold/domain/rows';
import { type CommentedColumn, type CommentPlacement, markKey } from '../../../figures/table-comments.ts';
import { type CellName, markOf } from '../own/cell-name.ts';

type Place = Pick<CommentPlacement, 'table' | 'columns' | 'forecast'>;

export interface PressedCell {
  readonly element: HTMLTableCellElement;
  readonly row: AnyRowKey;
  readonly at: number;
  readonly column: CommentedColumn;
}

/** The figure that was pressed or has the focus, if it is one. */
export function figureAt(target: EventTarget | null, { table, columns }: Place): PressedCell | null {
  const element = target instanceof Element ? target.closest<HTMLTableCellElement>('td') : null;
  const row = element?.closest('tr')?.dataset.row;
  if (element === null || row === undefined || !isAnyRowKey(row) || !table.contains(element)) return null;
  const at = element.cellIndex - 1;
  const column = columns[at];
  return column === undefined ? null : { element, row, at, column };
}

/** The cell of a comment as the table stands; null where it has none. */
export function cellOf(comment: CellComment, place: Place): HTMLTableCellElement | null {
  return cellAt(comment.field, markOf(comment, place.forecast), place);
}

export function cellOfName({ field, column, forecast }: CellName, place: Place): HTMLTableCellElement | null {
  return cellAt(field, markKey({ column, isForecast: forecast !== null }), place);
}

function cellAt(field: string, mark: string | null, { table, columns }: Place): HTMLTableCellElement | null {
  const at = columns.findIndex((column) => markKey(column) === mark);
  const line = lineOf(field, table);
  const cell = at < 0 ? undefined : line?.cells[at + 1];
  // A phone leaves out whole bands of columns.
  return cell !== undefined && cell.getClientRects().length > 0 ? cell : null;
}

export function lineOf(field: string, table: HTMLTableElement): HTMLTableRowElement | null {
  return table.querySelector<HTMLTableRowElement>(`tr[data-row="${CSS.escape(field)}"]`);
}

/** In the order of the table: by row, then by column, the oldest of a cell first. */
export function inTableOrder(comments: readonly CellComment[], place: Place): CellComment[] {
  return comments
    .flatMap((comment) => {
      const cell = cellOf(comment, place);
      const line = cell?.parentElement;
      return cell != null && line instanceof HTMLTableRowElement
        ? [{ comment, row: line.rowIndex, at: cell.cellIndex }]
        : [];
    })
    .sort((one, other) => one.row - other.row || one.at - other.at)
    .map(({ comment }) => comment);
}

/** A cell that is typed: a click selects it. */
export function isTyped(cell: HTMLTableCellElement): boolean {
  return cell.matches('.is-editable tr[data-edit] > td:nth-last-child(-n + 6)');
}

export function bringIntoView(cell: HTMLTableCellElement): void {
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
