import { type RefObject, useEffect, useMemo } from 'react';
import { type EditorPlacement, tablePriority } from '../../../page-forecast/table-editing.ts';
import { typedCellAt } from '../../../page-forecast/typed-cell.ts';
import type { CellEdits } from '../cells/cell-edits.ts';
import { cellEdits } from '../cells/edit-cells.ts';
import type { EditedPage } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import { CellCommands } from './cell-commands.ts';
import { FirstCell } from './first-cell.ts';
import { lineKeys } from './grid-rows.ts';
import { repeatEarly } from './repeat-early.ts';
import { onUndoKeys } from './undo-keys.ts';

interface Keys extends EditorPlacement {
  readonly own: Own;
  readonly page: RefObject<EditedPage>;
}

/** Registers what blue cells do, and does what the reader did on them before this was loaded. */
export function useCellKeys({ grid, early, own, page }: Keys): CellEdits {
  const edits = useMemo(
    () =>
      cellEdits(
        own,
        () => page.current,
        () => lineKeys(grid),
      ),
    [own, page, grid],
  );

  useEffect(() => {
    const { session, cursor } = own;
    const first = new FirstCell(own, edits);
    const commands = new CellCommands({ grid, own, page, edits }, first);
    const { select, typeNext } = commands;
    const onCells = commands.forGrid();
    const leaving = new AbortController();
    const ends = [grid.register(tablePriority.editor, onCells), first.afterIntroduction(select)];
    onUndoKeys(session, leaving.signal);
    const onTypingKey = (event: KeyboardEvent) => {
      if (commands.onTyping(event)) event.preventDefault();
    };
    cursor.setState({ controls: { edits, select, typeNext, onTypingKey } });

    const before = early.take();
    const focused = typedCellAt(grid.cellAt(document.activeElement));
    if (focused !== null) cursor.setState({ selected: focused, hasFocus: true });
    if (before.some(({ event }) => event instanceof KeyboardEvent)) first.skipIntroduction();
    repeatEarly(before, own, edits, onCells);
    // A tap that came before anything of the table could hear it has selected the cell all the same.
    if (focused !== null && cursor.getState().typing === null) {
      first.introduce();
      first.tap(focused);
    }
    return () => {
      leaving.abort();
      for (const end of ends) end();
      cursor.setState({ controls: null });
    };
  }, [grid, early, own, page, edits]);

  return edits;
}
