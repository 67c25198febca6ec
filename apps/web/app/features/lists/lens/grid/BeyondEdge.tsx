import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../ui/text/Icon.tsx';

interface Props {
  scroller: RefObject<HTMLElement | null>;
  /** How many columns there are beside the names. */
  count: number;
  what: readonly [one: string, many: string];
}

/** How many columns lie beyond each edge, and the way to them. */
export function BeyondEdge({ scroller, count, what: [one, many] }: Props) {
  const [beyond, setBeyond] = useState({ before: 0, after: 0 });
  const ways = useRef<HTMLSpanElement>(null);
  const isPressed = useRef(false);

  useEffect(() => {
    const shown = scroller.current;
    if (shown === null) return;
    const look = () => {
      const { before, after } = columnsBeyond(shown, count);
      setBeyond((seen) => (seen.before === before && seen.after === after ? seen : { before, after }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(shown);
    shown.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      shown.removeEventListener('scroll', look);
    };
  }, [scroller, count]);

  // At the end of the list the pressed way is gone: its focus goes to the way back.
  useEffect(() => {
    const isGone = beyond.before === 0 || beyond.after === 0;
    if (!isGone || !isPressed.current || document.activeElement !== document.body) return;
    isPressed.current = false;
    ways.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [beyond]);

  function go(direction: 1 | -1) {
    const shown = scroller.current;
    isPressed.current = true;
    shown?.scrollBy({ left: direction * (shown.clientWidth - namesOf(shown)) });
  }

  function leave({ target }: FocusEvent) {
    if (target.isConnected) isPressed.current = false;
  }

  const label = (number: number) => `${number} more ${number === 1 ? one : many}`;
  return (
    <span ref={ways} className="lens-beyond">
      {beyond.before > 0 && (
        <button type="button" className="link" onClick={() => go(-1)} onBlur={leave}>
          <Icon name="left" small />
          {label(beyond.before)}
          <span className="visually-hidden"> on the left</span>
        </button>
      )}
      {beyond.after > 0 && (
        <button type="button" className="link" onClick={() => go(1)} onBlur={leave}>
          {label(beyond.after)}
          <span className="visually-hidden"> on the right</span>
          <Icon name="right" small />
        </button>
      )}
    </span>
  );
}

function columnsBeyond(shown: HTMLElement, count: number): { before: number; after: number } {
  const { scrollLeft, scrollWidth, clientWidth } = shown;
  const column = (scrollWidth - namesOf(shown)) / count;
  const hidden = (width: number) => Math.ceil(width / column - 0.05);
  return { before: hidden(scrollLeft), after: hidden(scrollWidth - clientWidth - scrollLeft) };
}

function namesOf(shown: HTMLElement): number {
  return shown.querySelector<HTMLElement>('thead th')?.offsetWidth ?? 0;
}
