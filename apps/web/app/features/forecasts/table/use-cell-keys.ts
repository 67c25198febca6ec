import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import { type RefObject, useEffect, useMemo } from 'react';
import type { EditorPlacement } from '../../../forecast/table-editing.ts';
import type { CellEdits } from '../cells/cell-edits.ts';
import { cellName } from '../cells/cell-names.ts';
import { cellEdits } from '../cells/edit-cells.ts';
import type { CellAt } from '../cells/typing.ts';
import { wantsIntro } from '../dialogs/intro-shown.ts';
import type { EditedPage } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import { onClipboard } from './clipboard.ts';
import { blueCellAt, elementAt, lineKeys, type Step, shownRows, stepFrom } from './grid.ts';
import { onReferencePress } from './press-references.ts';
import { onTypingKey, stepOf } from './typing-keys.ts';
import { isUndoing, onUndoKeys } from './undo-keys.ts';

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
    let introduced = false;

    const select = (at: CellAt | null) => {
      const cell = at && elementAt(table, at, lastYear);
      if (cell === null) return false;
      cell.tabIndex = 0;
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return true;
    };
    const move = (from: CellAt, step: Step) => select(stepFrom(from, step, shownRows(table), lastYear));
    const typeNext = (step: Step) => {
      const { typing } = cursor.getState();
      if (typing === null || !edits.keep()) return;
      const next = stepFrom(typing, step, shownRows(table), lastYear);
      if (next === null || session.store.getState().asks !== null) select(typing);
      else edits.begin(next, null, typing.field);
    };
    // Opened once the introduction is closed.
    let tapped: CellAt | null = null;
    const introduce = () => {
      if (introduced || !own.signedIn || session.store.getState().asks !== null) return;
      introduced = true;
      if (cursor.getState().typing === null && wantsIntro()) session.ask('intro');
    };
    const beginOnPhone = (at: CellAt) => {
      if (!matchMedia(phone).matches) return;
      if (session.store.getState().asks === 'intro') tapped = at;
      if (session.store.getState().asks === null) edits.begin(at, null, 'sheet');
    };
    const stopWaiting = session.store.subscribe(({ asks }) => {
      if (asks !== null || tapped === null) return;
      const at = tapped;
      tapped = null;
      if (select(at)) edits.begin(at, null, 'sheet');
    });

    const onTyping = (event: KeyboardEvent) => {
      const { typing } = cursor.getState();
      if (typing === null) return;
      onTypingKey(event, typing, edits, (from, step) => {
        walking = step !== null;
        if (step === null || from.field === 'sheet' || !move(from, step)) select(from);
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
        const columns = columnKeysAfter(lastYear);
        edits.fill(at, columns.slice(columns.indexOf(at.column) + 1));
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
    const onKey = (event: KeyboardEvent) => {
      if (cursor.getState().typing !== null) return onTyping(event);
      const at = blueCellAt(event.target, lastYear);
      if (at !== null && !isUndoing(event)) onSelected(event, at);
    };
    const onClick = (event: Event) => {
      const at = blueCellAt(event.target, lastYear);
      if (at === null || event.target instanceof HTMLInputElement || cursor.getState().typing !== null)
        return;
      walking = false;
      // The table would select the cell once more, and take the focus from what is typed in.
      event.stopPropagation();
      select(at);
      beginOnPhone(at);
    };
    const onDouble = (event: Event) => {
      const at = blueCellAt(event.target, lastYear);
      if (at !== null && cursor.getState().typing === null) edits.begin(at, null);
    };
    const onFocus = (event: FocusEvent) => {
      const at = blueCellAt(event.target, lastYear);
      if (cursor.getState().typing !== null) return;
      cursor.setState({ selected: at, hasFocus: at !== null });
      if (at !== null) introduce();
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
    onReferencePress({ table, own, page, edits, signal });
    const { onPaste } = onClipboard({ table, own, page, edits, signal });
    onUndoKeys(session, signal);
    on('keydown', onKey, true);
    on('click', onClick);
    on('dblclick', onDouble);
    on('focusin', onFocus);
    on('focusout', onLeave);
    cursor.setState({ controls: { edits, select, typeNext, onTypingKey: onTyping } });

    const handles = { keydown: onKey, click: onClick, dblclick: onDouble, paste: onPaste } as const;
    const before = early.current ?? [];
    early.current = null;
    const focused = blueCellAt(document.activeElement, lastYear);
    if (focused !== null) cursor.setState({ selected: focused, hasFocus: true });
    // Don't interrupt typing that has begun.
    introduced = before.some((event) => event instanceof KeyboardEvent);
    for (const event of before) {
      const typing = cursor.getState().typing;
      // What was typed before the field was there goes into it.
      if (typing !== null && event instanceof KeyboardEvent && event.key.length === 1) {
        edits.change(typing.text + event.key);
      } else handles[event.type as keyof typeof handles](event as never);
    }
    // A tap that came before anything of the table could hear it has selected the cell all the same.
    if (focused !== null && cursor.getState().typing === null) {
      introduce();
      beginOnPhone(focused);
    }
    return () => {
      leaving.abort();
      stopWaiting();
      cursor.setState({ controls: null });
    };
  }, [table, early, own, page, edits]);

  return edits;
}
