import type { GridCommands } from '../../../ui/grid/commands.ts';
import { namedAt } from './named-columns.ts';
import type { TableEvents } from './table-events.ts';

/** In a formula that expects a value, a press on a cell writes its reference, before the focus leaves the field. */
export function referencePresses({
  own,
  edits,
}: TableEvents): Required<Pick<GridCommands, 'mousedown' | 'click'>> {
  let wrote = false;
  return {
    mousedown(event, at) {
      wrote = false;
      if (event.button !== 0 || own.cursor.getState().typing === null) return;
      const named = namedAt(at, own.lastYear);
      if (named === null || !edits.clickReference(named.row, named.column)) return;
      wrote = true;
      event.preventDefault();
    },
    /** It opens no explanation, and selects no other cell. */
    click() {
      const isDone = wrote;
      wrote = false;
      return isDone;
    },
  };
}
