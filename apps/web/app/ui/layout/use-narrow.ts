import { useSyncExternalStore } from 'react';

const phone = '(max-width: 767.98px)';

/** null on the server and in the first render. */
export function useNarrow(query = phone): boolean | null {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => null,
  );
}
