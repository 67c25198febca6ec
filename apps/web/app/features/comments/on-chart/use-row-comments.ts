import { useEffect, useState } from 'react';
import type { RowCommenting } from '../../../figures/table-comments.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { readerIsThere } from '../../../platform/screens/hydrate-later.tsx';

/** On a page that only signed-in people see. */
export function useRowComments(symbol: string): RowCommenting | null {
  const [loaded, show] = useState<RowCommenting | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    readerIsThere
      .then(() => import('./row-commenting.tsx'))
      .then(({ openRowComments }) => {
        if (!signal.aborted) openRowComments(symbol, show, signal);
      })
      .catch((cause) => logFailure('comments', cause));
    return () => leaving.abort();
  }, [symbol]);
  return loaded;
}
