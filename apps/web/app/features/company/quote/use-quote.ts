import { useEffect, useState } from 'react';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { agedTo, type Quote, sameQuote } from './quote.ts';

const refreshMs = 2_000;

/** Polls every two seconds while the page is visible. On failure the last quote stays and goes stale. */
export function useQuote(symbol: string, initial: Quote): Quote {
  const [quote, setQuote] = useState(initial);

  useEffect(() => {
    const leaving = new AbortController();
    let failing = false;
    let waiting: ReturnType<typeof setTimeout>;

    const refresh = async () => {
      try {
        const { refreshQuote } = await import('./refresh-quote.ts');
        const answer = await refreshQuote(symbol, leaving.signal);
        failing = false;
        // Most answers are unchanged: skip the render.
        if (!leaving.signal.aborted) setQuote((shown) => (sameQuote(shown, answer) ? shown : answer));
      } catch (cause) {
        if (leaving.signal.aborted) return;
        if (!failing) logFailure('quote refresh', cause);
        failing = true;
        setQuote((shown) => agedTo(shown, new Date()));
      }
    };
    const tick = async () => {
      if (document.visibilityState === 'visible') await refresh();
      if (!leaving.signal.aborted) waiting = setTimeout(tick, refreshMs);
    };

    waiting = setTimeout(tick, refreshMs);
    return () => {
      leaving.abort();
      clearTimeout(waiting);
    };
  }, [symbol]);

  return quote;
}
