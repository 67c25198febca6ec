import { type RefObject, useLayoutEffect } from 'react';
import { startOfView } from '../columns/shown-columns.ts';
import type { TableColumn } from '../columns/table-column.ts';

const phone = '(max-width: 767.98px)';

/**
 * Where the table opens, and opens again with other columns. CSS opens it at the same place before any script runs;
 * a layout effect, so that nothing visibly moves.
 */
export function useStartOfView(
  region: RefObject<HTMLElement | null>,
  mode: 'financials' | 'forecast',
  columns: readonly TableColumn[],
  inView: number,
): void {
  // New figures in the same columns don't move the reader.
  const table = columns.map(({ id }) => id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are another table, read from its start
  useLayoutEffect(() => {
    const scroller = region.current;
    if (scroller === null) return;
    const [name, ...heads] = scroller.querySelectorAll<HTMLElement>('thead tr:last-child > *');
    // Nothing has a width in a section that isn't shown; it opens where CSS says.
    if (name === undefined || !heads[0]?.offsetWidth) return;
    const fit = Math.round((scroller.clientWidth - name.offsetWidth) / heads[0].offsetWidth);
    const start = startOfView(columns, fit, matchMedia(phone).matches ? mode : 'financials');
    const first = start === null ? undefined : heads[start];
    // Mirrored: counts from zero at the right end into negatives.
    scroller.scrollLeft =
      first === undefined
        ? 0
        : first.offsetLeft - name.offsetWidth - (scroller.scrollWidth - scroller.clientWidth);
  }, [region, mode, table, inView]);
}
