import type { ReactNode } from 'react';
import type { EarlyEvents } from '../ui/grid/early-events.ts';
import type { Grid } from '../ui/grid/grid.ts';

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
  readonly grid: Grid;
  /** What the reader did on a blue cell before the editor was there. */
  readonly early: EarlyEvents;
}

/** Who is asked first what an event on the table does: the figures last. */
export const tablePriority = { figures: 0, commentKeys: 1, editor: 2, commentClicks: 3 } as const;
