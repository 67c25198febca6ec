import { type MouseEvent, useRef } from 'react';

const lockedMs = 300;

/** After a click has led elsewhere, a second one in haste must not lead on from there. */
export function useClickLock() {
  const until = useRef(Number.NEGATIVE_INFINITY);
  return {
    begin() {
      until.current = performance.now() + lockedMs;
    },
    stop(event: MouseEvent) {
      if (performance.now() >= until.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
