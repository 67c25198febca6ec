import { type RefObject, useEffect, useRef } from 'react';

/** So near it, a reader is at the end. */
const nearPx = 48;

/** Keeps the end of the card in view while an answer is written, until its reader scrolls up; at the end again, it goes on. */
export function useFollowing(
  card: RefObject<HTMLElement | null>,
  isWriting: boolean,
  written: unknown,
): void {
  const follows = useRef(false);
  useEffect(() => {
    if (!isWriting) return;
    // Who asks wants to see the answer.
    follows.current = true;
    let before = window.scrollY;
    const onScroll = () => {
      const isUp = window.scrollY < before;
      before = window.scrollY;
      if (belowView(card.current) <= nearPx) follows.current = true;
      else if (isUp) follows.current = false;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [card, isWriting]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each part that is written, and as it ends
  useEffect(() => {
    const below = belowView(card.current);
    if (follows.current && below > 0) window.scrollBy({ top: below, behavior: 'instant' });
    if (!isWriting) follows.current = false;
  }, [written, isWriting]);
}

/** How much of it is still to come, in pixels. */
function belowView(element: HTMLElement | null): number {
  return element === null ? 0 : element.getBoundingClientRect().bottom - window.innerHeight;
}
