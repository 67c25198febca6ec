/** A cell by the names of its row and its column. */
export interface GridCell {
  readonly row: string;
  readonly column: string;
}

/**
 * What is done on the cells of a grid. A command is given the event and its cell, and answers true where it has done all there
 * is to do: no other is asked then, and of a key the browser does nothing more. `at` is null beside the figures.
 */
export type GridCommands = {
  readonly [Name in GridEventName]?: (event: HTMLElementEventMap[Name], at: GridCell | null) => unknown;
};

export const gridEvents = [
  'keydown',
  'mousedown',
  'click',
  'dblclick',
  'copy',
  'paste',
  'focusin',
  'focusout',
  'pointerover',
  'pointerleave',
] as const;

export type GridEventName = (typeof gridEvents)[number];
