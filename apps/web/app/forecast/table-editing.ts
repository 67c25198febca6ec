import type { ReactNode, RefObject } from 'react';

/** What lets a reader type a table's forecast; both parts are loaded late. */
export interface TableEditing {
  /** Above the table: what is edited, its value, whether it is saved. */
  readonly bar: ReactNode;
  /** Once a reader points at a blue cell, or goes to one. */
  readonly load: () => Promise<unknown>;
  /** Takes over the blue cells. */
  readonly editor: (place: EditorPlacement) => ReactNode;
}

export interface EditorPlacement {
  readonly table: HTMLTableElement;
  /** What the reader did on a blue cell before the editor was there; null from then on. */
  readonly early: RefObject<Event[] | null>;
}
