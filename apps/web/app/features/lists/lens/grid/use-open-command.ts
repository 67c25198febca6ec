import { useMemo } from 'react';
import type { GridCell, GridCommands } from '../../../../ui/grid/commands.ts';
import type { Grid } from '../../../../ui/grid/grid.ts';
import { useGridCommands } from '../../../../ui/grid/use-grid.ts';
import type { LensCellName } from '../cells/use-open-cell.ts';
import type { LensView } from './lens-view.ts';

/** A press on a cell, or Enter, opens its panel. */
export function useOpenCommand(
  grid: Grid,
  cellOf: (at: GridCell) => LensCellName | null,
  onOpen: LensView['onOpen'],
): void {
  const commands = useMemo<GridCommands>(
    () => ({
      click({ target }, at) {
        const pressed = target as Element;
        // Links, boxes and what removes or moves a company are no part of their cell.
        if (at === null || pressed.closest('a, label, .icon-btn') !== null) return false;
        const cell = cellOf(at);
        const from = pressed.closest('button') ?? grid.elementOf(at);
        if (cell === null || from === null) return false;
        onOpen(cell, from);
        return true;
      },
    }),
    [grid, cellOf, onOpen],
  );
  useGridCommands(grid, 0, commands);
}
