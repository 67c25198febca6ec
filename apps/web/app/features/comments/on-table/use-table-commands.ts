import { type RefObject, useEffect } from 'react';
import type { CommentPlacement } from '../../../figures/table-comments.ts';
import { tablePriority } from '../../../page-forecast/table-editing.ts';
import type { GridCell } from '../../../ui/grid/commands.ts';
import type { Grid } from '../../../ui/grid/grid.ts';
import { cellNameOf, isOnCell } from '../own/cell-name.ts';
import type { Comments } from '../own/comment-store.ts';
import { cellOf, figureAt, inTableOrder } from './grid-cells.ts';

/** Presses and keys on the table's figures: a comment opens, the others open what they do without it. */
export function useTableCommands(
  comments: Comments,
  latest: RefObject<CommentPlacement>,
  grid: Grid,
  refuse: (text: string) => void,
): void {
  useEffect(() => {
    const { store } = comments;
    const press = (key: string, at: GridCell | null) => {
      const id = commentAt(comments, latest.current, at);
      if (key === 'n') goOn(comments, latest.current, at, refuse);
      else if (id === null) write(comments, latest.current, at, refuse);
      else comments.open({ kind: 'read', id });
    };
    // With nothing focused, a key is for the figure that is pointed at.
    let pointed: GridCell | null = null;
    const onPageKey = (event: KeyboardEvent) => {
      const key = letterOf(event);
      if (event.target !== document.body || pointed === null || key === null) return;
      event.preventDefault();
      press(key, pointed);
    };
    const unregister = [
      grid.register(tablePriority.commentClicks, {
        click(event, at) {
          if (store.getState().isPicking) {
            if (!write(comments, latest.current, at, refuse)) return false;
            event.preventDefault();
            return true;
          }
          const id = commentAt(comments, latest.current, at);
          if (id === null || at === null) return false;
          const isQuiet = latest.current.isTyped(at);
          comments.open({ kind: 'read', id, isQuiet });
          return !isQuiet;
        },
      }),
      grid.register(tablePriority.commentKeys, {
        keydown(event, at) {
          if (isCommand(event) || event.target instanceof HTMLInputElement) return false;
          const { open, isPicking } = store.getState();
          const key = letterOf(event);
          if (event.key === 'Escape' && (isPicking || open?.kind === 'read')) {
            comments.open(null);
            return true;
          }
          if (key !== null) {
            press(key, at);
            return true;
          }
          // Typed into the cell.
          if (open?.kind === 'read' && open.isQuiet === true && event.key.length === 1) comments.open(null);
          return false;
        },
        pointerover: (_, at) => {
          pointed = at;
        },
        pointerleave: () => {
          pointed = null;
        },
      }),
    ];
    document.addEventListener('keydown', onPageKey);
    return () => {
      for (const end of unregister) end();
      document.removeEventListener('keydown', onPageKey);
    };
  }, [comments, latest, grid, refuse]);
}

type Refuse = (text: string) => void;

/** False beside the figures. */
function write(comments: Comments, place: CommentPlacement, at: GridCell | null, refuse: Refuse): boolean {
  const figure = figureAt(at, place);
  if (figure === null) return false;
  const cell = cellNameOf(figure.row, figure.column, place.forecast);
  if (cell === null) {
    comments.pick(false);
    refuse('Name your forecast first: comments belong to a saved one.');
  } else comments.open({ kind: 'write', cell });
  return true;
}

/** The comment that a cell shows. */
function commentAt(comments: Comments, place: CommentPlacement, at: GridCell | null): number | null {
  const { comments: all, isShown } = comments.store.getState();
  const figure = figureAt(at, place);
  if (figure === null || !isShown) return null;
  const cell = cellNameOf(figure.row, figure.column, place.forecast);
  return (cell && all?.find((one) => isOnCell(one, cell))?.id) ?? null;
}

function goOn(comments: Comments, place: CommentPlacement, from: GridCell | null, refuse: Refuse): void {
  const { grid } = place;
  const ordered = inTableOrder(comments.store.getState().comments ?? [], place);
  const next =
    ordered.find((comment) => {
      const at = cellOf(comment, place);
      return from !== null && at !== null && grid.compare(at, from) > 0;
    }) ?? ordered[0];
  const at = next === undefined ? null : cellOf(next, place);
  if (next === undefined || at === null) refuse('No comments in this table.');
  else {
    grid.select(at);
    grid.bringIntoView(at);
    comments.open({ kind: 'read', id: next.id });
  }
}

function letterOf(event: KeyboardEvent): string | null {
  return !isCommand(event) && /^[cn]$/i.test(event.key) ? event.key.toLowerCase() : null;
}

function isCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
