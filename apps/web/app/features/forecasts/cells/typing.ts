import type { CellInput, EditableRow, ForecastColumnKey, TypedCell } from '@tenfold/domain/custom-forecast';
import { create, type StoreApi } from 'zustand';

export interface CellAt {
  readonly row: EditableRow;
  readonly column: ForecastColumnKey;
}

/** A cell while it is being typed, in the table, in the formula bar and on a phone's sheet alike. */
export interface Typing extends CellAt {
  readonly text: string;
  /** As it was before: left so, nothing is changed. */
  readonly before: string;
  /** Typed over: arrow keys leave the cell. Edited: they move in its text. */
  readonly replaces: boolean;
  /** Why it isn't applied. */
  readonly refusal: string | null;
}

export interface Cursor {
  /** Also when the focus is elsewhere, in the formula bar for instance. */
  readonly selected: CellAt | null;
  readonly hasFocus: boolean;
  readonly typing: Typing | null;
}

export type CursorStore = StoreApi<Cursor>;

export function createCursor(): CursorStore {
  return create<Cursor>()(() => ({ selected: null, hasFocus: false, typing: null }));
}

/** The cell's input, what it shows now, and why that is nothing. */
export interface CellNow {
  readonly input: CellInput | null;
  readonly value: number | null;
  readonly failure: TypedCell['failure'];
}
