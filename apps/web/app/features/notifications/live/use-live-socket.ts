import { useEffect } from 'react';
import { logFailure } from '../../../platform/api/log-failure.ts';

const afterMs = 2_000;

/** While somebody is signed in. Not before the page is there: nothing of it is needed first. */
export function useLiveSocket(accountId: number | null): void {
  useEffect(() => {
    if (accountId === null) return;
    let stop: (() => void) | null = null;
    let isWanted = true;
    const start = async () => {
      try {
        const { startLive } = await import('./start-live.ts');
        if (isWanted && stop === null) stop = startLive(accountId);
      } catch (cause) {
        logFailure('live notifications', cause);
      }
    };
    const end = () => {
      stop?.();
      stop = null;
    };
    const later = window.setTimeout(start, afterMs);
    // A page with a socket isn't kept for the way back.
    const onPageHide = () => {
      isWanted = false;
      end();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      isWanted = true;
      if (persisted) void start();
    };
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      isWanted = false;
      window.clearTimeout(later);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      end();
    };
  }, [accountId]);
}
