import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';

/** So many are rendered as they are: the browser finds text in them, and they need no script. */
export const rendersAll = 40;
const overscan = 4;

export interface VisiblePart {
  readonly indexes: readonly number[];
  /** In pixels, what the ones that are not rendered would take. */
  readonly before: number;
  readonly after: number;
  scrollTo(index: number): void;
}

interface Measures {
  readonly count: number;
  /** In rem, of each. */
  readonly size: number;
  /** In rem, what sticks before the first. */
  readonly lead: number;
  readonly horizontal: boolean;
}

/** Which rows or columns of a long table to render: those on screen and a few around them. */
export function useVisiblePart(
  scroller: RefObject<HTMLElement | null>,
  { count, size, lead, horizontal }: Measures,
): VisiblePart {
  const rem = useRem();
  const isLong = count > rendersAll;
  const start = lead * rem;
  const virtualizer = useVirtualizer({
    count: isLong ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => size * rem,
    horizontal,
    overscan,
    paddingStart: start,
    scrollPaddingStart: start,
    initialRect: { width: 1400, height: 800 },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sizes make other places
  useEffect(() => virtualizer.measure(), [virtualizer, rem, size, lead]);

  if (!isLong) {
    return {
      indexes: Array.from({ length: count }, (_, at) => at),
      before: 0,
      after: 0,
      scrollTo: () => undefined,
    };
  }
  const items = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  return {
    indexes: items.map(({ index }) => index),
    before: Math.max(0, (items[0]?.start ?? start) - start),
    after: Math.max(0, total - (items.at(-1)?.end ?? total)),
    scrollTo: (index) => virtualizer.scrollToIndex(index),
  };
}

/** The layout scales with the window. */
function useRem(): number {
  const [rem, setRem] = useState(16);
  useEffect(() => {
    const read = () => setRem(Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    read();
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, []);
  return rem;
}
