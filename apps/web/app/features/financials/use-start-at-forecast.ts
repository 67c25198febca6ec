import { type RefObject, useLayoutEffect } from 'react';

const phone = '(max-width: 767.98px)';

/**
 * On a phone the forecast begins beside the last actual year, the older years a scroll to the left of it; everywhere
 * else the table begins at its right end. Done before the paint, so that nothing is seen to move.
 */
export function useStartAtForecast(
  region: RefObject<HTMLElement | null>,
  mode: 'financials' | 'forecast',
  columns: readonly unknown[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are another table, read from its start
  useLayoutEffect(() => {
    const scroller = region.current;
    if (scroller === null) return;
    const last = scroller.querySelector<HTMLElement>('thead tr:last-child .last');
    const name = scroller.querySelector<HTMLElement>('thead tr:last-child .row-name');
    const atForecast = mode === 'forecast' && last !== null && name !== null && matchMedia(phone).matches;
    // Turned round, the region counts from zero at its right end to the negative.
    scroller.scrollLeft = atForecast
      ? last.offsetLeft - name.offsetWidth - (scroller.scrollWidth - scroller.clientWidth)
      : 0;
  }, [region, mode, columns]);
}
