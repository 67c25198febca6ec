import type { RefObject } from 'react';
import type { Grid } from '../../../ui/grid/grid.ts';
import type { CellEdits } from '../cells/cell-edits.ts';
import type { EditedPage } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';

/** What the keys, pointers and the clipboard of a table are given. */
export interface TableEvents {
  readonly grid: Grid;
  readonly own: Own;
  readonly page: RefObject<EditedPage>;
  readonly edits: CellEdits;
}
