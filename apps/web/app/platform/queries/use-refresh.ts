import { useEffect } from 'react';

/** Timers can fire slightly early. */
const slack = 100;

/**
 * Only while the page is visible, at once when the reader returns after longer, and never twice at a time.
 */
export function useRefresh(refresh: (signal: AbortSignal) => Promise<void>, everyMs: number): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let last = Date.now();
    let running = false;
    const run = async () => {
      if (running || document.visibilityState !== 'visible' || Date.now() - last < everyMs - slack) return;
      running = true;
      last = Date.now();
      await refresh(signal);
      running = false;
    };
    const timer = setInterval(() => void run(), everyMs);
    document.addEventListener('visibilitychange', () => void run(), { signal });
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [refresh, everyMs]);
}
