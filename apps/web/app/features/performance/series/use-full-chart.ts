import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import type { Query } from '../../../platform/queries/query.ts';
import { fetchQuery } from '../../../platform/queries/use-query.ts';
import type { ChartRequest } from '../choices/chart-request.ts';
import { chartQuery } from './chart-query.ts';
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
}: {
  known: LoadedSeries;
  shown: ChartRequest;
  request: ChartRequest;
  take: (of: ChartRequest, series: readonly ParsedSeries[]) => void;
}): FullChart {
  const load = useCallback(
    async (failures: NonNullable<Query['failures']>) => {
      const indicators = decimatedIndicators(known, shown);
      if (indicators.length === 0) return;
      const query = chartQuery({ ...shown, indicators });
      const series = await fetchQuery({ ...query, label: 'full chart', failures });
      flushSync(() => take(shown, series));
    },
    [known, shown, take],
  );
  const complete = useCallback(() => load('shown'), [load]);
  const wake = useCallback(() => {
    // A chart about to be replaced needs no more days.
    if (shown === request) load('hidden').catch(() => {});
  }, [shown, request, load]);
  return { complete, wake };
}
