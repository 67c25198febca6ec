import { type ReactNode, useEffect, useState } from 'react';
import { type TableEditing, tablePriority } from '../../../page-forecast/table-editing.ts';
import { typedCellAt } from '../../../page-forecast/typed-cell.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import type { GridCell } from '../../../ui/grid/commands.ts';
import { EarlyEvents } from '../../../ui/grid/early-events.ts';
import type { Grid } from '../../../ui/grid/grid.ts';

/** Loads the editor when a reader points at a blue cell or goes to one, and keeps what they do until it is there. */
export function EditorPlace({
  editing,
  grid,
  children,
}: {
  /** null where the table can't be typed. */
  editing: TableEditing | null;
  grid: Grid;
  children: ReactNode;
}) {
  const [early] = useState(() => new EarlyEvents());
  const [isWanted, setWanted] = useState(false);
  const isEdited = editing !== null;
  useEffect(
    () => (isEdited ? early.queue(grid, tablePriority.editor, isBlue, () => setWanted(true)) : undefined),
    [early, grid, isEdited],
  );
  const load = editing?.load;
  useEffect(() => {
    if (isWanted) load?.().catch((cause) => logFailure('the editor of forecasts', cause));
  }, [isWanted, load]);
  return (
    <div>
      {children}
      {isWanted && editing?.editor({ grid, early })}
    </div>
  );
}

function isBlue(at: GridCell): boolean {
  return typedCellAt(at) !== null;
}
