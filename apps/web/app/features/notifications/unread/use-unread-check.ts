import { useEffect } from 'react';
import { checkUnread } from './check-unread.ts';

/** When the page opens, and whenever the reader comes back to it. */
export function useUnreadCheck(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const check = () => {
      if (document.visibilityState === 'visible') void checkUnread();
    };
    check();
    window.addEventListener('focus', check, { signal: leaving.signal });
    document.addEventListener('visibilitychange', check, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}
