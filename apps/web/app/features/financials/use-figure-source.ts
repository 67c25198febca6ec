import type { FigureSource } from '@tenfold/contract/financials';
import type { RowKey } from '@tenfold/domain/rows';
import { useEffect, useState } from 'react';
import { logFailure } from '../../ui/log-failure.ts';

export type SourceState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly source: FigureSource }
  | { readonly state: 'failed'; readonly message: string; readonly again: () => void };

const unexpected = 'Unexpected error occurred.';

/** The filings behind one figure, asked for when the panel opens. */
export function useFigureSource(symbol: string, row: RowKey, column: string): SourceState {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<SourceState>({ state: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const asking = new AbortController();
    setFound({ state: 'loading' });
    import('./load-figure-source.ts')
      .then(({ loadFigureSource }) => loadFigureSource(symbol, row, column, asking.signal))
      .then((source) => {
        if (!asking.signal.aborted) setFound({ state: 'ready', source });
      })
      .catch((cause: unknown) => {
        if (asking.signal.aborted) return;
        logFailure('figure source', cause);
        const message = cause instanceof Error && cause.name === 'ApiError' ? cause.message : unexpected;
        setFound({ state: 'failed', message, again: () => setAttempt((last) => last + 1) });
      });
    return () => asking.abort();
  }, [symbol, row, column, attempt]);

  return found;
}
