import { type RefObject, useLayoutEffect, useRef } from 'react';

const gap = 4;
const edge = 8;

/** A box in the top layer, beside its cell or field wherever that is scrolled to: inside the table it would be clipped. */
export function usePop(beside: HTMLElement): RefObject<HTMLDivElement | null> {
  const pop = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = pop.current;
    if (box === null) return;
    box.showPopover();
    const place = () => {
      const { bottom, top, right } = beside.getBoundingClientRect();
      const { offsetWidth, offsetHeight } = box;
      const left = Math.min(Math.max(edge, right - offsetWidth * 0.7), innerWidth - offsetWidth - edge);
      const isBelow = bottom + gap + offsetHeight <= innerHeight;
      box.style.left = `${left}px`;
      box.style.top = `${isBelow ? bottom + gap : top - offsetHeight - gap}px`;
    };
    const sized = new ResizeObserver(place);
    sized.observe(box);
    // What appears above the table moves the cell: the bar does, with the first key.
    sized.observe(document.body);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    place();
    return () => {
      sized.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [beside]);
  return pop;
}
