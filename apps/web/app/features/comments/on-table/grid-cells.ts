import type { CellComment } from '@tenfold/contract/comments';
import { type AnyRowKey, isAnyRowKey } from '@tenfold/domain/rows';
import { type CommentedColumn, type CommentPlacement, markKey } from '../../../figures/table-comments.ts';
import type { GridCell } from '../../../ui/grid/commands.ts';
import { type CellName, markOf } from '../own/cell-name.ts';

type CommentTable = Pick<CommentPlacement, 'grid' | 'columns' | 'forecast'>;

export interface CommentedFigure {
  readonly at: GridCell;
  readonly row: AnyRowKey;
  readonly column: CommentedColumn;
}

/** The figure in a cell; null for the names of rows, and beside the figures. */
export function figureAt(
  at: GridCell | null,
  { columns }: Pick<CommentTable, 'columns'>,
): CommentedFigure | null {
  const column = columns.find((each) => markKey(each) === at?.column);
  return at === null || column === undefined || !isAnyRowKey(at.row) ? null : { at, row: at.row, column };
}

/** The cell of a comment as the table stands; null where it has none. */
export function cellOf(comment: CellComment, table: CommentTable): GridCell | null {
  return cellAt(comment.field, markOf(comment, table.forecast), table);
}

export function cellOfName({ field, column, forecast }: CellName, table: CommentTable): GridCell | null {
  return cellAt(field, markKey({ column, isForecast: forecast !== null }), table);
}

function cellAt(row: string, column: string | null, { grid }: CommentTable): GridCell | null {
  return column !== null && grid.isShown({ row, column }) ? { row, column } : null;
}

/** In the order of the table: by row, then by column, the oldest of a cell first. */
export function inTableOrder(comments: readonly CellComment[], table: CommentTable): CellComment[] {
  return comments
    .flatMap((comment) => {
      const at = cellOf(comment, table);
      return at === null ? [] : [{ comment, at }];
    })
    .sort((one, other) => table.grid.compare(one.at, other.at))
    .map(({ comment }) => comment);
}
