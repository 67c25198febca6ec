import { type RefObject, useLayoutEffect } from 'react';
import { startOfView } from '../columns/shown-columns.ts';
import type { TableColumn } from '../columns/table-column.ts';

const phone = '(max-width: 767.98px)';

/**
 * Starts at the right end, except: on phones the forecast starts next to the last actual year, and a view too
 * narrow for the whole forecast starts next to the last two. A layout effect, so that nothing visibly moves.
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
    const start = matchMedia(phone).matches ? lastActual(columns, mode) : startOfView(columns, inView);
    const [name, ...heads] = scroller.querySelectorAll<HTMLElement>('thead tr:last-child > *');
    const first = start === null ? undefined : heads[start];
    // Mirrored: counts from zero at the right end into negatives.
    scroller.scrollLeft =
      first === undefined || name === undefined
        ? 0
        : first.offsetLeft - name.offsetWidth - (scroller.scrollWidth - scroller.clientWidth);
  }, [region, mode, table, inView]);
}

function lastActual(columns: readonly TableColumn[], mode: 'financials' | 'forecast'): number | null {
  const last = columns.findLastIndex(({ kind }) => kind === 'actual');
  return mode === 'forecast' && last >= 0 ? last : null;
}
