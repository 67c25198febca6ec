import { cellNow } from '../cells/cell-now.ts';
import { cellText } from '../cells/parse-cell.ts';
import type { CellAt } from '../cells/typing.ts';
import { blueCellAt, shownRows } from './grid.ts';
import type { TableEvents } from './press-references.ts';

/** Blocks of cells from a spreadsheet, and a cell to one. */
export function onClipboard({ table, own, page, edits, signal }: TableEvents) {
  const { cursor, lastYear } = own;
  const selectedAt = ({ target }: Event): CellAt | null =>
    cursor.getState().typing === null ? blueCellAt(target, lastYear) : null;

  const onPaste = (event: ClipboardEvent) => {
    const at = selectedAt(event);
    if (at === null) return;
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    edits.paste(text, at, shownRows(table));
  };
  const onCopy = (event: ClipboardEvent) => {
    const at = selectedAt(event);
    if (at === null || String(getSelection()) !== '') return;
    event.preventDefault();
    // Before the table copies what is shown: the formula, and all digits.
    event.stopImmediatePropagation();
    const { input, value } = cellNow(page.current.model, at);
    event.clipboardData?.setData(
      'text/plain',
      typeof input === 'string' ? input : `${cellText(input, value)}%`,
    );
  };
  table.addEventListener('paste', onPaste, { signal });
  table.addEventListener('copy', onCopy, { signal, capture: true });
  return { onPaste };
}
