import { type RefObject, useEffect } from 'react';
import type { CommentPlacement } from '../../../figures/table-comments.ts';
import { cellNameOf, isOnCell } from '../own/cell-name.ts';
import type { Comments } from '../own/comment-store.ts';
import { bringIntoView, cellOf, figureAt, inTableOrder, isTyped } from './grid-cells.ts';

type Place = Pick<CommentPlacement, 'table' | 'columns' | 'forecast'>;

/** Presses and keys on the table's figures: a comment opens, the others open what they do without it. */
export function useTableKeys(
  comments: Comments,
  latest: RefObject<Place>,
  table: HTMLTableElement,
  refuse: (text: string) => void,
): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const { store } = comments;

    const write = (target: EventTarget | null) => {
      const pressed = figureAt(target, latest.current);
      if (pressed === null) return false;
      const cell = cellNameOf(pressed.row, pressed.column, latest.current.forecast);
      if (cell === null) {
        comments.pick(false);
        refuse('Name your forecast first: comments belong to a saved one.');
      } else comments.open({ kind: 'write', cell });
      return true;
    };
    const commentAt = (target: EventTarget | null) => {
      const pressed = figureAt(target, latest.current);
      if (pressed === null || !store.getState().isShown) return null;
      const cell = cellNameOf(pressed.row, pressed.column, latest.current.forecast);
      const comment = cell && store.getState().comments?.find((one) => isOnCell(one, cell));
      return comment ? { comment, element: pressed.element } : null;
    };

    const onClick = (event: MouseEvent) => {
      if (store.getState().isPicking) {
        if (!write(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const found = commentAt(event.target);
      if (found === null) return;
      const isQuiet = isTyped(found.element);
      if (!isQuiet) event.stopPropagation();
      comments.open({ kind: 'read', id: found.comment.id, isQuiet });
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
      const { open, isPicking } = store.getState();
      if (event.key === 'Escape' && (isPicking || open?.kind === 'read')) {
        event.preventDefault();
        comments.open(null);
      } else if (/^[cn]$/i.test(event.key)) {
        event.preventDefault();
        press(event.key.toLowerCase(), event.target);
      } else if (open?.kind === 'read' && open.isQuiet === true && event.key.length === 1) {
        // Typed into the cell.
        comments.open(null);
      }
    };
    const press = (key: string, target: EventTarget | null) => {
      if (key === 'n') return goOn(target);
      const found = commentAt(target);
      if (found === null) write(target);
      else comments.open({ kind: 'read', id: found.comment.id });
    };
    const goOn = (target: EventTarget | null) => {
      const ordered = inTableOrder(store.getState().comments ?? [], latest.current);
      const from = target instanceof Element ? target.closest('td, th') : null;
      const isAfter = (cell: HTMLTableCellElement | null) =>
        cell !== null &&
        from !== null &&
        (from.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const next = ordered.find((comment) => isAfter(cellOf(comment, latest.current))) ?? ordered[0];
      const cell = next && cellOf(next, latest.current);
      if (next === undefined || cell == null) return refuse('No comments in this table.');
      cell.tabIndex = 0;
      cell.focus({ preventScroll: true });
      bringIntoView(cell);
      comments.open({ kind: 'read', id: next.id });
    };

    // With nothing focused, a key is for the figure that is pointed at.
    let pointed: EventTarget | null = null;
    const onPageKey = (event: KeyboardEvent) => {
      if (event.target !== document.body || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      if (pointed === null || (key !== 'c' && key !== 'n')) return;
      event.preventDefault();
      press(key, pointed);
    };
    table.addEventListener('click', onClick, { signal, capture: true });
    table.addEventListener('keydown', onKey, { signal });
    table.addEventListener('pointerover', ({ target }) => (pointed = target), { signal });
    table.addEventListener('pointerleave', () => (pointed = null), { signal });
    document.addEventListener('keydown', onPageKey, { signal });
    return () => leaving.abort();
  }, [comments, latest, table, refuse]);
}
