import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { copyCell } from './copy-cell.ts';
import { stepInGrid } from './grid-steps.ts';

/**
 * One Tab stop with arrow keys inside (ARIA grid pattern). Works on the DOM: moving focus through a thousand
 * cells must not re-render. False until hydrated; until then row names are ordinary links.
 */
export function useGridKeys(table: RefObject<HTMLTableElement | null>, columns: readonly unknown[]): boolean {
  const live = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns bring other cells, which need their stop
  useEffect(() => {
    const grid = table.current;
    if (grid === null || !live) return;
    for (const stop of grid.querySelectorAll<HTMLElement>('tbody a')) stop.tabIndex = -1;
    const first = grid.querySelector<HTMLElement>('tbody a');
    if (grid.querySelector('tbody [tabindex="0"]') === null && first !== null) first.tabIndex = 0;

    const onFocus = (event: FocusEvent) => {
      const stop = event.target as HTMLElement;
      if (stop.closest('tbody') === null) return;
      for (const old of grid.querySelectorAll<HTMLElement>('tbody [tabindex="0"]')) old.tabIndex = -1;
      stop.tabIndex = 0;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.metaKey) return;
      const cell = (event.target as Element).closest<HTMLTableCellElement>('tbody :is(td, th)');
      if (event.key === 'Enter' && event.target === cell) {
        // What opens must not get this key, too.
        event.preventDefault();
        cell?.click();
      }
      const next = cell && stepInGrid(grid, cell, event.key, event.ctrlKey);
      if (!next) return;
      event.preventDefault();
      const stop = next.querySelector<HTMLElement>('a, button') ?? next;
      stop.tabIndex = 0;
      stop.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    grid.addEventListener('focusin', onFocus);
    grid.addEventListener('keydown', onKey);
    grid.addEventListener('copy', copyCell);
    return () => {
      grid.removeEventListener('focusin', onFocus);
      grid.removeEventListener('keydown', onKey);
      grid.removeEventListener('copy', copyCell);
    };
  }, [table, live, columns]);

  return live;
}
