import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../../platform/screens/use-hydrated.ts';
import type { GridCommands } from './commands.ts';
import { Grid } from './grid.ts';

export function useGrid(): Grid {
  return useState(() => new Grid())[0];
}

/** For the table of a grid. False until it is hydrated: until then the names of rows are ordinary links. */
export function useGridTable(
  grid: Grid,
  rows: readonly string[],
  columns: readonly string[],
): { readonly table: RefObject<HTMLTableElement | null>; readonly live: boolean } {
  const table = useRef<HTMLTableElement>(null);
  const live = useHydrated();
  // Before the click that waits for this part is repeated.
  useLayoutEffect(() => (table.current === null ? undefined : grid.attach(table.current)), [grid]);
  useLayoutEffect(() => {
    if (live) grid.arrange(rows, columns);
  }, [grid, live, rows, columns]);
  return { table, live };
}

/** For a row of a grid: which columns its cells are in. */
export function useGridRow(
  grid: Grid,
  row: string,
  columns: readonly string[],
): RefObject<HTMLTableRowElement | null> {
  const line = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(
    () => (line.current === null ? undefined : grid.addRow(row, columns, line.current.cells)),
    [grid, row, columns],
  );
  return line;
}

/** Of somebody who says what events on the cells do. */
export function useGridCommands(grid: Grid, priority: number, commands: GridCommands): void {
  useLayoutEffect(() => grid.register(priority, commands), [grid, priority, commands]);
}
