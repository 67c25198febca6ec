import type { CellInput, EditableRow, ForecastColumnKey } from '@tenfold/domain/custom-forecast';
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
  readonly selected: CellAt | null;
  readonly typing: Typing | null;
}

export type CursorStore = StoreApi<Cursor>;

export function createCursor(): CursorStore {
  return create<Cursor>()(() => ({ selected: null, typing: null }));
}

/** In the order of a sentence: the cell's input, what it shows now. */
export interface CellNow {
  readonly input: CellInput | null;
  readonly value: number | null;
}
