import type { GridCell } from '../../../ui/grid/commands.ts';
import type { EarlyEvent } from '../../../ui/grid/early-events.ts';
import type { CellEdits } from '../cells/cell-edits.ts';
import type { Own } from '../own/own.ts';
import type { CellCommands } from './cell-commands.ts';

/** Does what the reader did on blue cells before their commands were loaded, as if the field had been there. */
export function repeatEarly(
  events: readonly EarlyEvent[],
  { cursor }: Own,
  edits: CellEdits,
  onCells: ReturnType<CellCommands['forGrid']>,
): void {
  const typing = () => cursor.getState().typing;
  let place: GridCell | null = null;
  for (const { event, at } of events) {
    // In a formula it writes a reference, and what is typed next goes on there.
    if (event.type === 'click') onCells.mousedown(event as MouseEvent, at);
    const isReference = event.type === 'click' && typing()?.clicked != null;
    // A field that wasn't there couldn't lose the focus.
    if (typing() !== null && !isReference && !isSame(place, at) && !edits.commit()) edits.giveUp();
    place = at;
    const now = typing();
    // What was typed before the field was there goes into it.
    const text = now !== null && event instanceof KeyboardEvent ? written(now.text, event.key) : null;
    if (text !== null) edits.change(text);
    else onCells[event.type as keyof typeof onCells](event as never, at);
  }
}

/** What a key makes of a text in a field; null for keys that don't write. */
function written(text: string, key: string): string | null {
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : null;
}

function isSame(one: GridCell | null, other: GridCell): boolean {
  return one !== null && one.row === other.row && one.column === other.column;
}
