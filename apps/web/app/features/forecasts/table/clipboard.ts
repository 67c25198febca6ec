import { typedCellAt } from '../../../page-forecast/typed-cell.ts';
import type { GridCell, GridCommands } from '../../../ui/grid/commands.ts';
import { cellNow } from '../cells/cell-now.ts';
import { cellText } from '../cells/parse-cell.ts';
import type { CellAt } from '../cells/typing.ts';
import { shownRows } from './grid-rows.ts';
import type { TableEvents } from './table-events.ts';

/** Blocks of cells from a spreadsheet, and a cell to one. */
export function clipboardCommands({
  grid,
  own,
  page,
  edits,
}: TableEvents): Required<Pick<GridCommands, 'copy' | 'paste'>> {
  const selected = (at: GridCell | null): CellAt | null =>
    own.cursor.getState().typing === null ? typedCellAt(at) : null;
  return {
    paste(event, cell) {
      const at = selected(cell);
      if (at === null) return;
      event.preventDefault();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      edits.paste(text, at, shownRows(grid));
    },
    /** Instead of what is shown: the formula, and all digits. */
    copy(event, cell) {
      const at = selected(cell);
      if (at === null || String(getSelection()) !== '') return;
      event.preventDefault();
      const { input, value } = cellNow(page.current.model, at);
      event.clipboardData?.setData(
        'text/plain',
        typeof input === 'string' ? input : `${cellText(input, value)}%`,
      );
      return true;
    },
  };
}
