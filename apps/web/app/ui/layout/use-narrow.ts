import { useSyncExternalStore } from 'react';

/** null on the server and in the first render. */
export function useNarrow(): boolean | null {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(phone);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(phone).matches,
    () => null,
  );
}

const phone = '(max-width: 767.98px)';
