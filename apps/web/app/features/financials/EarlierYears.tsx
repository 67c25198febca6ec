import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** In the corner of the table: says that there are older periods to the left, and goes there and back. */
export function EarlierYears({
  region,
  quarters,
}: {
  region: RefObject<HTMLElement | null>;
  quarters: boolean;
}) {
  const [away, setAway] = useState(false);

  useEffect(() => {
    const scroller = region.current;
    if (scroller === null) return;
    const onScroll = () => setAway(scroller.scrollLeft < -scroller.clientWidth / 4);
    onScroll();
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => scroller.removeEventListener('scroll', onScroll);
  }, [region]);

  function go() {
    const scroller = region.current;
    if (scroller === null) return;
    const head = scroller.querySelector<HTMLElement>('thead .row-name')?.offsetWidth ?? 0;
    const step = away ? scroller.scrollWidth : head - scroller.clientWidth;
    scroller.scrollBy({ left: step });
  }

  return (
    <button type="button" className="earlier" onClick={go}>
      {!away && <Icon name="left" small />}
      {away ? 'Latest' : quarters ? 'Earlier quarters' : 'Earlier years'}
      {away && <Icon name="right" small />}
    </button>
  );
}
