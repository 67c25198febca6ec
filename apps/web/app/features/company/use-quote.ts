import { useEffect, useState } from 'react';
import { logFailure } from '../../ui/log-failure.ts';
import type { Quote } from './quote.ts';

const refreshMs = 2_000;

/** The quote, asked again every two seconds while the page is in view. A failure keeps the last one. */
export function useQuote(symbol: string, initial: Quote): Quote {
  const [refreshed, setRefreshed] = useState<{ symbol: string; quote: Quote } | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    let failing = false;
    let waiting: ReturnType<typeof setTimeout>;

    const refresh = async () => {
      try {
        const { refreshQuote } = await import('./refresh-quote.ts');
        const quote = await refreshQuote(symbol, leaving.signal);
        failing = false;
        if (!leaving.signal.aborted) setRefreshed({ symbol, quote });
      } catch (cause) {
        if (!leaving.signal.aborted && !failing) logFailure('quote refresh', cause);
        failing = true;
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

  return refreshed?.symbol === symbol ? refreshed.quote : initial;
}
