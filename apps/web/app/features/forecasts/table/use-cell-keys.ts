import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import { type RefObject, useEffect, useMemo } from 'react';
import type { EditorPlacement } from '../../../forecast/table-editing.ts';
import { pasted } from '../cells/block.ts';
import type { CellEdits } from '../cells/cell-edits.ts';
import { cellName } from '../cells/cell-names.ts';
import { cellNow } from '../cells/cell-now.ts';
import { cellEdits } from '../cells/edit-cells.ts';
import { cellText } from '../cells/parse-cell.ts';
import type { CellAt } from '../cells/typing.ts';
import type { EditedPage } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import { blueCellAt, elementAt, lineKeys, type Step, shownRows, stepFrom } from './grid.ts';
import { namedAt, namedColumns } from './named-columns.ts';
import { onTypingKey, stepOf } from './typing-keys.ts';

interface Keys extends EditorPlacement {
  readonly own: Own;
  readonly page: RefObject<EditedPage>;
}

const phone = '(max-width: 767.98px)';
const begins = /^[\d=.,(+−-]$/;

/** A spreadsheet's keys on blue cells: those of the table itself, arrows and Home, go on working. */
export function useCellKeys({ table, early, own, page }: Keys): CellEdits {
  const edits = useMemo(
    () =>
      cellEdits(
        own,
        () => page.current,
        () => lineKeys(table),
      ),
    [own, page, table],
  );

  useEffect(() => {
    const { session, cursor, lastYear } = own;
    // After a cell was typed, Enter and Tab go on from cell to cell; otherwise Tab leaves the table.
    let walking = false;

    const select = (at: CellAt | null) => {
      const cell = at && elementAt(table, at, lastYear);
      if (cell === null) return false;
      cell.tabIndex = 0;
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return true;
    };
    const move = (from: CellAt, step: Step) => select(stepFrom(from, step, shownRows(table), lastYear));
    const right = ({ column }: CellAt) => {
      const keys = columnKeysAfter(lastYear);
      return keys.slice(keys.indexOf(column) + 1);
    };

    const onTyping = (event: KeyboardEvent) => {
      const { typing } = cursor.getState();
      if (typing === null) return;
      onTypingKey(event, typing, edits, (from, step) => {
        walking = step !== null;
        if (step === null || !move(from, step)) select(from);
      });
    };
    const onSelected = (event: KeyboardEvent, at: CellAt) => {
      const { key, shiftKey } = event;
      const command = event.ctrlKey || event.metaKey;
      const did = () => {
        event.preventDefault();
        event.stopPropagation();
      };
      if (command && key.toLowerCase() === 'r' && !shiftKey) {
        did();
        edits.fill(at, right(at));
      } else if (command || event.altKey) {
        return;
      } else if (key === 'F2' || begins.test(key)) {
        did();
        edits.begin(at, key === 'F2' ? null : key);
      } else if (key === 'Delete' || key === 'Backspace') {
        did();
        edits.apply(cellName(at.row, at.column), [{ ...at, input: null }]);
      } else if (key === 'Enter' || (key === 'Tab' && walking)) {
        if (move(at, stepOf(event, false) ?? 'down') || key === 'Enter') did();
      }
    };
    const undoing = (event: KeyboardEvent): boolean => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return false;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) session.redo();
      else session.undo();
      return true;
    };

    const onKey = (event: KeyboardEvent) => {
      const at = blueCellAt(event.target, lastYear);
      if (cursor.getState().typing !== null) return onTyping(event);
      if (undoing(event) || at === null) return;
      onSelected(event, at);
    };
    // Before the focus leaves the field: in a formula, a press on a cell writes its reference.
    let wrote = false;
    const onPress = (event: MouseEvent) => {
      wrote = false;
      const names = namedColumns(page.current.model.table, lastYear);
      const named = event.button === 0 && cursor.getState().typing !== null && namedAt(event.target, names);
      if (!named || !edits.clickReference(named.row, named.column)) return;
      wrote = true;
      event.preventDefault();
    };
    const onWritten = (event: Event) => {
      if (wrote) event.stopPropagation();
      wrote = false;
    };
    const onClick = (event: Event) => {
      const at = blueCellAt(event.target, lastYear);
      if (at === null || event.target instanceof HTMLInputElement || cursor.getState().typing !== null)
        return;
      walking = false;
      select(at);
      if (matchMedia(phone).matches) edits.begin(at, null);
    };
    const onDouble = (event: Event) => {
      const at = blueCellAt(event.target, lastYear);
      if (at !== null && cursor.getState().typing === null) edits.begin(at, null);
    };
    const onPaste = (event: ClipboardEvent) => {
      const at = blueCellAt(event.target, lastYear);
      if (at === null || cursor.getState().typing !== null) return;
      event.preventDefault();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      edits.apply('pasted cells', pasted(text, at, shownRows(table), columnKeysAfter(lastYear)));
    };
    const onCopy = (event: ClipboardEvent) => {
      const at = blueCellAt(event.target, lastYear);
      if (at === null || cursor.getState().typing !== null || String(getSelection()) !== '') return;
      event.preventDefault();
      const { input, value } = cellNow(page.current.model, at);
      event.clipboardData?.setData(
        'text/plain',
        typeof input === 'string' ? input : `${cellText(input ?? value)}%`,
      );
    };
    const onFocus = (event: FocusEvent) => {
      const at = blueCellAt(event.target, lastYear);
      if (cursor.getState().typing === null) cursor.setState({ selected: at, hasFocus: at !== null });
    };
    const onLeave = (event: FocusEvent) => {
      const to = event.relatedTarget;
      if (to instanceof Node && table.contains(to)) return;
      walking = false;
      cursor.setState({ hasFocus: false });
    };

    const leaving = new AbortController();
    const { signal } = leaving;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
      capture = false,
    ) => table.addEventListener(name, handle, { signal, capture });
    on('keydown', onKey, true);
    on('mousedown', onPress);
    on('click', onWritten, true);
    on('click', onClick);
    on('dblclick', onDouble);
    on('paste', onPaste);
    on('copy', onCopy);
    on('focusin', onFocus);
    on('focusout', onLeave);

    const handles = { keydown: onKey, click: onClick, dblclick: onDouble, paste: onPaste } as const;
    const before = early.current ?? [];
    early.current = null;
    const focused = blueCellAt(document.activeElement, lastYear);
    if (focused !== null) cursor.setState({ selected: focused, hasFocus: true });
    for (const event of before) {
      const typing = cursor.getState().typing;
      // What was typed before the field was there goes into it.
      if (typing !== null && event instanceof KeyboardEvent && event.key.length === 1) {
        edits.change(typing.text + event.key);
      } else handles[event.type as keyof typeof handles](event as never);
    }
    // A tap that came before anything of the table could hear it has selected the cell all the same.
    if (focused !== null && cursor.getState().typing === null && matchMedia(phone).matches) {
      edits.begin(focused, null);
    }
    cursor.setState({ controls: { edits, select, move, onTypingKey: onTyping } });
    return () => {
      leaving.abort();
      cursor.setState({ controls: null });
    };
  }, [table, early, own, page, edits]);

  return edits;
}
