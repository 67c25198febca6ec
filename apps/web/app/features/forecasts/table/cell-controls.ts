import type { CellEdits } from '../cells/cell-edits.ts';
import type { CellAt } from '../cells/typing.ts';
import type { Step } from './grid-rows.ts';

/** What the table lets others do: the formula bar above it, and the sheet of a phone. */
export interface CellControls {
  readonly edits: CellEdits;
  /** False where there is no such cell. */
  select(at: CellAt | null): boolean;
  /** Keeps what is typed and goes on with the next cell, in the same field. */
  typeNext(step: Step): void;
  /** Every key while a cell is typed, wherever that is. */
  onTypingKey(event: KeyboardEvent): void;
}
