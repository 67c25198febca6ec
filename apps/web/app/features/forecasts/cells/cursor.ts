import { create, type StoreApi } from 'zustand';
import type { CellControls } from '../table/cell-controls.ts';
import type { CellAt, Typing } from './typing.ts';

export interface Cursor {
  /** Also when the focus is elsewhere, in the formula bar for instance. */
  readonly selected: CellAt | null;
  readonly hasFocus: boolean;
  readonly typing: Typing | null;
  /** null until the table is there. */
  readonly controls: CellControls | null;
  /** What of the last edit isn't in the forecast, or is hardly meant. */
  readonly report: string | null;
  /** A formula that was typed before its value could be computed: what is said of that comes with it. */
  readonly unvalued: (CellAt & { readonly text: string }) | null;
}

export type CursorStore = StoreApi<Cursor>;

export function createCursor(): CursorStore {
  return create<Cursor>()(() => ({
    selected: null,
    hasFocus: false,
    typing: null,
    controls: null,
    report: null,
    unvalued: null,
  }));
}
