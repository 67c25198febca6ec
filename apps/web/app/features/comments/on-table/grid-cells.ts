import type { CellComment } from '@tenfold/contract/comments';
import { type AnyRowKey, isAnyRowKey } from '@tenfold/domain/rows';
import { type CommentedColumn, type CommentPlacement, markKey } from '../../../figures/table-comments.ts';
import type { GridCell } from '../../../ui/grid/commands.ts';
import { type CellName, markOf } from '../own/cell-name.ts';

type Place = Pick<CommentPlacement, 'grid' | 'columns' | 'forecast'>;

export interface CommentedFigure {
  readonly at: GridCell;
  readonly row: AnyRowKey;
  readonly column: CommentedColumn;
}

/** The figure in a cell; null for the names of rows, and beside the figures. */
export function figureAt(at: GridCell | null, { columns }: Pick<Place, 'columns'>): CommentedFigure | null {
  const column = columns.find((each) => markKey(each) === at?.column);
  return at === null || column === undefined || !isAnyRowKey(at.row) ? null : { at, row: at.row, column };
}

/** The cell of a comment as the table stands; null where it has none. */
export function cellOf(comment: CellComment, place: Place): GridCell | null {
  return cellAt(comment.field, markOf(comment, place.forecast), place);
}

export function cellOfName({ field, column, forecast }: CellName, place: Place): GridCell | null {
  return cellAt(field, markKey({ column, isForecast: forecast !== null }), place);
}

function cellAt(row: string, column: string | null, { grid }: Place): GridCell | null {
  return column !== null && grid.isShown({ row, column }) ? { row, column } : null;
}

/** In the order of the table: by row, then by column, the oldest of a cell first. */
export function inTableOrder(comments: readonly CellComment[], place: Place): CellComment[] {
  return comments
    .flatMap((comment) => {
      const at = cellOf(comment, place);
      return at === null ? [] : [{ comment, at }];
    })
    .sort((one, other) => place.grid.compare(one.at, other.at))
    .map(({ comment }) => comment);
}
