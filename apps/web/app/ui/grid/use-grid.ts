import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from '../../platform/screens/use-hydrated.ts';
import type { GridCell, GridCommands } from './commands.ts';
import { Grid, type Reveal } from './grid.ts';

export function useGrid(): Grid {
  return useState(() => new Grid())[0];
}

/**
 * For the table of a grid. False until it is hydrated: until then the names of rows are ordinary links. @param start where Tab
 * leads to at first; null: to the first cell
 */
export function useGridTable(
  grid: Grid,
  rows: readonly string[],
  columns: readonly string[],
  start: GridCell | null = null,
): { readonly table: RefObject<HTMLTableElement | null>; readonly live: boolean } {
  const table = useRef<HTMLTableElement>(null);
  const live = useHydrated();
  // Before the click that waits for this part is repeated.
  useLayoutEffect(() => (table.current === null ? undefined : grid.attach(table.current)), [grid]);
  useLayoutEffect(() => {
    if (live) grid.arrange(rows, columns, start);
  }, [grid, live, rows, columns, start]);
  return { table, live };
}

/** After `useGridTable`, for a table of which only a part is rendered. */
export function useGridPart(grid: Grid, reveal: Reveal): void {
  // Any render may be of another part.
  useLayoutEffect(() => grid.settle(reveal));
}

/** The same array for as long as it holds the same names: new figures leave the cells where they are. */
export function useNames(names: readonly string[]): readonly string[] {
  const joined = names.join();
  return useMemo(() => (joined === '' ? [] : joined.split(',')), [joined]);
}

/** For a row of a grid: which columns its cells are in; null: no cell of the grid. */
export function useGridRow(
  grid: Grid,
  row: string,
  columns: readonly (string | null)[],
): RefObject<HTMLTableRowElement | null> {
  const line = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(
    () => (line.current === null ? undefined : grid.addRow(row, columns, line.current.cells)),
    [grid, row, columns],
  );
  return line;
}

/** For somebody who says what events on the cells do. */
export function useGridCommands(grid: Grid, priority: number, commands: GridCommands): void {
  useLayoutEffect(() => grid.register(priority, commands), [grid, priority, commands]);
}
