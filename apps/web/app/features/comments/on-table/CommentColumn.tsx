import { type AnyRowKey, isAnyRowKey } from '@tenfold/domain/rows';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { CommentPlacement } from '../../../figures/table-comments.ts';
import { tablePriority } from '../../../page-forecast/table-editing.ts';
import { useOneTabStop } from '../../../ui/controls/use-one-tab-stop.ts';
import { type Grid, nameColumn } from '../../../ui/grid/grid.ts';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { cellNameOf, rowLabel } from '../own/cell-name.ts';
import type { Comments } from '../own/comment-store.ts';
import { countLabel } from './CommentsFoot.tsx';
import { cellOf, inTableOrder } from './grid-cells.ts';

interface Line {
  readonly row: AnyRowKey;
  readonly top: number;
  readonly height: number;
}

/** Beside the table, not in it: its columns are counted from the end, and the forecast's are typed. */
export function CommentColumn({ comments, ...place }: CommentPlacement & { comments: Comments }) {
  const all = useStore(comments.store, (state) => state.comments);
  const isShown = useStore(comments.store, (state) => state.isShown);
  const lines = useLines(place.grid);
  const column = useRef<HTMLUListElement>(null);
  const oneStop = useOneTabStop(column);
  useHoveredLine(place.grid, column);
  const inTable = isShown ? inTableOrder(all ?? [], place) : [];
  return (
    <div className="comment-column">
      <span className="comment-column-head" aria-hidden="true">
        <ActionIcon name="comment" small />
      </span>
      <ul ref={column} aria-label="Comments by row" {...oneStop}>
        {lines.map(({ row, top, height }) => {
          const own = inTable.filter(({ field }) => field === row);
          const [first] = own;
          return (
            <li key={row} data-row={row} style={{ top, height }}>
              {first === undefined ? (
                <button
                  type="button"
                  className="comment-add"
                  aria-label={`Add comment on ${rowLabel(row)}`}
                  onClick={() => writeOnLast(row)}
                >
                  <Icon name="plus" small />
                </button>
              ) : (
                <button
                  type="button"
                  className="comment-count"
                  aria-label={`${countLabel(own.length)} on ${rowLabel(row)}`}
                  onClick={() => {
                    const at = cellOf(first, place);
                    if (at !== null) place.grid.bringIntoView(at);
                    comments.open({ kind: 'read', id: first.id });
                  }}
                >
                  <ActionIcon name="comment" small />
                  {own.length}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );

  /** On the last year or quarter filed; another cell is commented on where it is. */
  function writeOnLast(row: AnyRowKey) {
    const last = place.columns.findLast(({ column, isForecast }) => !isForecast && /^\d{4}/.test(column));
    const cell = last && cellNameOf(row, last, place.forecast);
    if (cell) comments.open({ kind: 'write', cell });
  }
}

/** Where the rows are; they may change with every choice above the table. */
function useLines(grid: Grid): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    const table = grid.element;
    if (!(table instanceof HTMLTableElement)) return;
    const measure = () => {
      const place = table.closest('.comment-place')?.getBoundingClientRect().top ?? 0;
      const seen = grid.rows.filter(isAnyRowKey).flatMap((row) => {
        const line = grid.elementOf({ row, column: nameColumn })?.parentElement?.getBoundingClientRect();
        return line === undefined || line.height === 0
          ? []
          : [{ row, top: line.top - place, height: line.height }];
      });
      setLines((before) => (JSON.stringify(before) === JSON.stringify(seen) ? before : seen));
    };
    const sized = new ResizeObserver(measure);
    sized.observe(table);
    // Other rows may have the same height together.
    const changed = new MutationObserver(measure);
    for (const part of [table, ...table.tBodies]) changed.observe(part, { childList: true });
    measure();
    return () => {
      sized.disconnect();
      changed.disconnect();
    };
  }, [grid]);
  return lines;
}

function useHoveredLine(grid: Grid, column: React.RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const mark = (row: string | undefined) => {
      for (const line of column.current?.children ?? []) {
        line.classList.toggle('is-hovered', row !== undefined && (line as HTMLElement).dataset.row === row);
      }
    };
    return grid.register(tablePriority.commentKeys, {
      pointerover: (_, at) => mark(at?.row),
      pointerleave: () => mark(undefined),
    });
  }, [grid, column]);
}
