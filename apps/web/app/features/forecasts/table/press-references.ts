import type { RefObject } from 'react';
import type { CellEdits } from '../cells/cell-edits.ts';
import type { EditedPage } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import { namedAt, namedColumns } from './named-columns.ts';

/** What the keys, pointers and the clipboard of a table are given. */
export interface TableEvents {
  readonly table: HTMLTableElement;
  readonly own: Own;
  readonly page: RefObject<EditedPage>;
  readonly edits: CellEdits;
  readonly signal: AbortSignal;
}

/** In a formula that expects a value, a press on a cell writes its reference, before the focus leaves the field. */
export function onReferencePress({ table, own, page, edits, signal }: TableEvents): void {
  let wrote = false;
  table.addEventListener(
    'mousedown',
    (event) => {
      wrote = false;
      if (event.button !== 0 || own.cursor.getState().typing === null) return;
      const named = namedAt(event.target, namedColumns(page.current.model.table, own.lastYear));
      if (named === null || !edits.clickReference(named.row, named.column)) return;
      wrote = true;
      event.preventDefault();
    },
    { signal },
  );
  // It opens no explanation, and selects no other cell.
  const swallow = (event: Event) => {
    if (wrote) event.stopPropagation();
    wrote = false;
  };
  table.addEventListener('click', swallow, { signal, capture: true });
}
