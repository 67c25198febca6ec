import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { type GridPlace, nextPlace } from '../../../../ui/grid/next-place.ts';

interface Grid {
  readonly rows: number;
  readonly columns: number;
  /** Renders the cell of a place that is scrolled out of sight. */
  reveal(place: GridPlace): void;
}

/**
 * One Tab stop with arrow keys inside (ARIA grid pattern), in a table of which only a part is rendered. Works on the DOM:
 * moving the focus must not render. Cells have `data-row` and `data-column`; what is inside a cell gets the focus for it.
 */
export function useCellWalk(table: RefObject<HTMLTableElement | null>, { rows, columns, reveal }: Grid) {
  const wanted = useRef<GridPlace | null>(null);

  // Any render may bring the cell that is waited for, or take the one that Tab leads to.
  useEffect(() => {
    const grid = table.current;
    if (grid === null) return;
    if (wanted.current !== null) focusOn(grid, wanted.current, wanted);
    if (grid.querySelector('[data-row][tabindex="0"], [data-row] [tabindex="0"]') !== null) return;
    const first = grid.querySelector<HTMLElement>('tbody [data-row]');
    if (first !== null) stopOf(first).tabIndex = 0;
  });

  return {
    onFocus(event: FocusEvent) {
      const cell = cellOf(event.target);
      if (cell === null || table.current === null) return;
      for (const old of table.current.querySelectorAll<HTMLElement>(
        '[data-row][tabindex="0"], [data-row] [tabindex="0"]',
      ))
        old.tabIndex = -1;
      (event.target as HTMLElement).tabIndex = 0;
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.metaKey || event.defaultPrevented) return;
      const cell = cellOf(event.target);
      if (cell === null || table.current === null) return;
      if (event.key === 'Enter' && event.target === cell) {
        event.preventDefault();
        cell.click();
        return;
      }
      const next = nextPlace(placeOf(cell), event.key, event.ctrlKey, { rows, columns });
      if (next === null) return;
      event.preventDefault();
      wanted.current = next;
      if (!focusOn(table.current, next, wanted)) reveal(next);
    },
  };
}

function focusOn(
  grid: HTMLElement,
  { row, column }: GridPlace,
  wanted: RefObject<GridPlace | null>,
): boolean {
  const cell = grid.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (cell === null) return false;
  wanted.current = null;
  stopOf(cell).focus({ preventScroll: true });
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

function stopOf(cell: HTMLElement): HTMLElement {
  return cell.querySelector<HTMLElement>('a, button, input') ?? cell;
}

function cellOf(target: EventTarget): HTMLElement | null {
  return (target as Element).closest<HTMLElement>('[data-row]');
}

function placeOf(cell: HTMLElement): GridPlace {
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}
