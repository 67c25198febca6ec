import { type MouseEvent, useRef } from 'react';

const lockedMs = 300;

/** Guards against a second hasty click landing on the next page. */
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
