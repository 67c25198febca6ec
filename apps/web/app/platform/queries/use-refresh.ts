import { useEffect } from 'react';

/** A timer may be a hair early. */
const slack = 100;

/**
 * Does something again every so often while the page is looked at, and at once when a reader comes back to it after
 * longer than that. Never twice at a time.
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
