import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { TableColumn } from '../columns/table-column.ts';

export function MoreColumns({
  region,
  columns,
}: {
  region: RefObject<HTMLElement | null>;
  columns: readonly TableColumn[];
}) {
  const [more, setMore] = useState({ earlier: false, later: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns reach elsewhere
  useEffect(() => {
    const scroller = region.current;
    if (scroller === null) return;
    const look = () => setMore((seen) => sameOr(seen, hiddenColumns(scroller)));
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [region, columns]);

  function go(direction: 1 | -1) {
    const scroller = region.current;
    if (scroller === null) return;
    const names = scroller.querySelector<HTMLElement>('thead .row-name')?.offsetWidth ?? 0;
    scroller.scrollBy({ left: direction * (scroller.clientWidth - names) });
  }

  if (!more.earlier && !more.later) return null;
  const periods = columns[0]?.kind === 'quarterly' ? 'quarters' : 'years';
  return (
    <span className="more-columns">
      <button type="button" aria-disabled={!more.earlier} onClick={() => go(-1)}>
        <Icon name="left" small />
        Earlier {periods}
      </button>
      <button type="button" aria-disabled={!more.later} onClick={() => go(1)}>
        Later {periods}
        <Icon name="right" small />
      </button>
    </span>
  );
}

/** Mirrored: scrollLeft runs from zero at the right end into negatives, in fractions of a pixel. */
function hiddenColumns({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  return { earlier: scrollLeft > clientWidth - scrollWidth + 1, later: scrollLeft < -1 };
}

function sameOr(seen: ReturnType<typeof hiddenColumns>, found: ReturnType<typeof hiddenColumns>) {
  return seen.earlier === found.earlier && seen.later === found.later ? seen : found;
}
