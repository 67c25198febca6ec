import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { TableComments } from '../../../figures/table-comments.ts';
import { typedCellAt } from '../../../page-forecast/typed-cell.ts';
import type { Grid } from '../../../ui/grid/grid.ts';
import { commentedColumn } from '../columns/commented-column.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { gridColumn } from './grid-names.ts';
import type { OpenSource } from './open-source.ts';
import './comment-place.css';

/** A table with room beside it for the column of comments, from the server on: nothing moves when they arrive. */
export function CommentPlace({
  comments,
  columns,
  given,
  forecast,
  grid,
  isEdited,
  onOpen,
  children,
}: {
  comments: TableComments | undefined;
  /** The columns in the table. */
  columns: readonly TableColumn[];
  /** With those that condensed leaves out, as values. */
  given: readonly TableColumn[];
  forecast: string;
  grid: Grid;
  /** Whether blue cells are typed. */
  isEdited: boolean;
  onOpen: OpenSource;
  children: ReactNode;
}) {
  // What is drawn beside cells needs them to be there.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const all = useMemo(() => new Map(given.map((column) => [column.id, commentedColumn(column)])), [given]);
  const shown = useMemo(() => columns.flatMap(({ id }) => all.get(id) ?? []), [columns, all]);
  if (comments === undefined) return children;
  return (
    <div className="comment-place" data-own={comments.isOwn || undefined}>
      {children}
      {isThere &&
        comments.loaded?.layer({
          grid,
          columns: shown,
          all: [...all.values()],
          forecast,
          isTyped: (at) => isEdited && typedCellAt(at) !== null,
          openSource: (row, name) => {
            const column = columns.find((each) => gridColumn(each) === name);
            if (column !== undefined) onOpen(row, column);
          },
        })}
    </div>
  );
}
