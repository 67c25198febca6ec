import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import { gridCellOf, typedCellAt } from '../../../page-forecast/typed-cell.ts';
import type { GridCommands } from '../../../ui/grid/commands.ts';
import { cellName } from '../cells/cell-names.ts';
import type { CellAt } from '../cells/typing.ts';
import { clipboardCommands } from './clipboard.ts';
import type { FirstCell } from './first-cell.ts';
import { type Step, shownRows, stepFrom } from './grid-rows.ts';
import { referencePresses } from './press-references.ts';
import type { TableEvents } from './table-events.ts';
import { onTypingKey, stepOf } from './typing-keys.ts';
import { isUndoing } from './undo-keys.ts';

const begins = /^[\d=.,(+−-]$/;

/** What keys and clicks do on blue cells: a spreadsheet's. Those of the table itself, arrows and Home, go on working. */
export class CellCommands {
  // After a cell was typed, Enter and Tab go on from cell to cell; otherwise Tab leaves the table.
  private walking = false;

  private readonly events: TableEvents;
  private readonly first: FirstCell;

  constructor(events: TableEvents, first: FirstCell) {
    this.events = events;
    this.first = first;
  }

  readonly select = (at: CellAt | null): boolean => {
    const { grid } = this.events;
    if (at === null || !grid.select(gridCellOf(at))) return false;
    grid.bringIntoView(gridCellOf(at));
    return true;
  };

  /** Keeps what is typed and goes on with the next cell, in the same field. */
  readonly typeNext = (step: Step): void => {
    const { own, edits } = this.events;
    const { typing } = own.cursor.getState();
    if (typing === null || !edits.commit()) return;
    const next = this.next(typing, step);
    if (next === null || own.session.store.getState().dialog !== null) this.select(typing);
    else edits.begin(next, null, typing.field);
  };

  /** True for the keys that do something else than write. */
  onTyping(event: KeyboardEvent): boolean {
    const { typing } = this.events.own.cursor.getState();
    if (typing === null) return false;
    return onTypingKey(event, typing, this.events.edits, (from, step) => {
      this.walking = step !== null;
      if (step === null || from.field === 'sheet' || !this.select(this.next(from, step))) this.select(from);
    });
  }

  forGrid() {
    const { grid, own, edits } = this.events;
    const { cursor } = own;
    const references = referencePresses(this.events);
    return {
      ...clipboardCommands(this.events),
      mousedown: references.mousedown,
      keydown: (event, cell) => {
        if (cursor.getState().typing !== null) return this.onTyping(event);
        const at = typedCellAt(cell);
        return at !== null && !isUndoing(event) && this.onSelected(event, at);
      },
      click: (event, cell) => {
        if (references.click(event, cell)) return true;
        const at = typedCellAt(cell);
        if (at === null || event.target instanceof HTMLInputElement) return false;
        if (cursor.getState().typing !== null) return false;
        this.walking = false;
        // The table would select the cell once more, and take the focus from what is typed in.
        this.select(at);
        this.first.tap(at);
        return true;
      },
      dblclick: (_, cell) => {
        const at = typedCellAt(cell);
        if (at !== null && cursor.getState().typing === null) edits.begin(at, null);
      },
      focusin: (_, cell) => {
        if (cursor.getState().typing !== null) return;
        const at = typedCellAt(cell);
        cursor.setState({ selected: at, hasFocus: at !== null });
        if (at !== null) this.first.introduce();
      },
      focusout: ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && grid.element?.contains(relatedTarget)) return;
        this.walking = false;
        cursor.setState({ hasFocus: false });
      },
    } satisfies GridCommands;
  }

  private onSelected(event: KeyboardEvent, at: CellAt): boolean {
    const { own, edits } = this.events;
    const { key, shiftKey } = event;
    const command = event.ctrlKey || event.metaKey;
    if (command && key.toLowerCase() === 'r' && !shiftKey) {
      const columns = columnKeysAfter(own.lastYear);
      edits.fill(at, columns.slice(columns.indexOf(at.column) + 1));
      return true;
    }
    if (command || event.altKey) return false;
    if (key === 'F2' || begins.test(key)) {
      edits.begin(at, key === 'F2' ? null : key);
      return true;
    }
    if (key === 'Delete' || key === 'Backspace') {
      edits.apply(cellName(at.row, at.column), [{ ...at, input: null }]);
      return true;
    }
    if (key !== 'Enter' && !(key === 'Tab' && this.walking)) return false;
    return this.select(this.next(at, stepOf(event, false) ?? 'down')) || key === 'Enter';
  }

  private next(from: CellAt, step: Step): CellAt | null {
    const { grid, own } = this.events;
    return stepFrom(from, step, shownRows(grid), own.lastYear);
  }
}
