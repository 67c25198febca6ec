import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { TableComments } from '../../../figures/table-comments.ts';
import { commentedColumn } from '../columns/commented-column.ts';
import type { TableColumn } from '../columns/table-column.ts';
import type { OpenSource } from './FinancialsTable.tsx';
import './comment-place.css';

/** A table with room beside it for the column of comments, from the server on: nothing moves when they arrive. */
export function CommentPlace({
  comments,
  columns,
  given,
  forecast,
  onOpen,
  children,
}: {
  comments: TableComments | undefined;
  /** As the table shows them. */
  columns: readonly TableColumn[];
  /** With those that condensed leaves out, as values. */
  given: readonly TableColumn[];
  forecast: string;
  onOpen: OpenSource;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [table, setTable] = useState<HTMLTableElement | null>(null);
  useEffect(() => setTable(place.current?.querySelector('table') ?? null), []);
  const all = useMemo(() => new Map(given.map((column) => [column.id, commentedColumn(column)])), [given]);
  const shown = useMemo(() => columns.flatMap(({ id }) => all.get(id) ?? []), [columns, all]);
  if (comments === undefined) return children;
  return (
    <div ref={place} className="comment-place" data-own={comments.isOwn || undefined}>
      {children}
      {table !== null &&
        comments.loaded?.layer({
          table,
          columns: shown,
          all: [...all.values()],
          forecast,
          openSource: (row, at) => {
            const column = columns[at];
            if (column !== undefined) onOpen(row, column);
          },
        })}
    </div>
  );
}
