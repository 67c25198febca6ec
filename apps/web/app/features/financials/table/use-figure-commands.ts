import { useMemo } from 'react';
import { tablePriority } from '../../../page-forecast/table-editing.ts';
import { typedCellAt } from '../../../page-forecast/typed-cell.ts';
import type { GridCommands } from '../../../ui/grid/commands.ts';
import type { Grid } from '../../../ui/grid/grid.ts';
import { useGridCommands } from '../../../ui/grid/use-grid.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { copyCell } from './copy-cell.ts';
import { figuresRow, gridColumn } from './grid-names.ts';
import type { OpenSource } from './open-source.ts';

/** What the table does by itself: a figure opens what explains it, a blue cell is selected, both are copied as shown. */
export function useFigureCommands(
  grid: Grid,
  columns: readonly TableColumn[],
  isEdited: boolean,
  onOpen: OpenSource,
): void {
  const commands = useMemo<GridCommands>(
    () => ({
      copy: copyCell,
      click(_, at) {
        const figures = at && figuresRow(at.row);
        const column = columns.find((each) => gridColumn(each) === at?.column);
        if (at === null || figures === null || column === undefined) return;
        if (isEdited && typedCellAt(at) !== null) return grid.select(at);
        const isExplained = (grid.elementOf(at)?.title ?? '') !== '';
        if (!isExplained && (figures.isExpected || column.sourceColumn === null)) return;
        // Where the focus goes back to when the panel closes.
        grid.select(at);
        onOpen(figures.row, column);
      },
    }),
    [grid, columns, isEdited, onOpen],
  );
  useGridCommands(grid, tablePriority.figures, commands);
}
