import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ChartRequest } from '../choices/chart-request.ts';
import { decimatedIndicators, type LoadedSeries } from './loaded-series.ts';
import type { ParsedSeries } from './parsed-series.ts';

export interface FullChart {
  /** Loads every day of a decimated chart and renders it; rejects if that fails. */
  complete(): Promise<void>;
  /** The same ahead of time; on failure the chart stays as it is. */
  wake(): void;
}

export function useFullChart({
  known,
  shown,
  request,
  take,
  tellOnce,
}: {
  known: LoadedSeries;
  shown: ChartRequest;
  request: ChartRequest;
  take: (of: ChartRequest, answered: readonly ParsedSeries[] | null) => void;
  tellOnce: (cause: unknown) => void;
}): FullChart {
  const completing = useRef<{ of: ChartRequest; done: Promise<void> }>(null);

  const complete = useCallback(async () => {
    const thinned = decimatedIndicators(known, shown);
    if (thinned.length === 0) return;
    const fetchAll = async () => {
      const { fetchChart } = await import('./fetch-chart.ts');
      const answered = await fetchChart(shown, thinned, new AbortController().signal);
      flushSync(() => take(shown, answered));
    };
    if (completing.current?.of !== shown) completing.current = { of: shown, done: fetchAll() };
    try {
      await completing.current.done;
    } finally {
      completing.current = null;
    }
  }, [known, shown, take]);

  const wake = useCallback(() => {
    // A chart about to be replaced needs no more days.
    if (shown === request) complete().catch(tellOnce);
  }, [shown, request, complete, tellOnce]);

  return { complete, wake };
}
