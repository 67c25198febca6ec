import { isIndicatorKey } from '@tenfold/domain/series';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../ui/log-failure.ts';
import { useRefresh } from '../../ui/use-refresh.ts';
import type { ChartRequest } from './chart-request.ts';
import type { FirstChart } from './first-chart.ts';
import { type KnownSeries, missingIndicators, withSeries } from './known-series.ts';

const refreshMs = 30_000;

export interface Chart {
  /** What the picture shows: what was asked for, or the last of it until that has come. */
  readonly shown: ChartRequest;
  readonly known: KnownSeries;
  readonly waiting: boolean;
  readonly failed: boolean;
  retry(): void;
  /** Asks for every day of a picture that came with fewer. */
  complete(): void;
}

/** The series of a picture: those the page came with, others as they are asked for, all again every thirty seconds. */
export function useChart(request: ChartRequest, first: FirstChart): Chart {
  const [known, setKnown] = useState(() => withSeries(new Map(), first.choices, first.series));
  const [shown, setShown] = useState(request);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const thinned = useRef(first.thinned);
  const missing = missingIndicators(known, request);
  const asked = missing.join(' ');
  if (missing.length === 0 && shown !== request) setShown(request);

  const load = useCallback(
    async (indicators: ChartRequest['indicators'], signal: AbortSignal) => {
      const { fetchChart } = await import('./fetch-chart.ts');
      const answered = await fetchChart(request, indicators, signal);
      if (!signal.aborted) setKnown((before) => withSeries(before, request, answered));
    },
    [request],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more
  useEffect(() => {
    setFailed(false);
    if (asked === '') return;
    const leaving = new AbortController();
    const failing = () => {
      if (!leaving.signal.aborted) setFailed(true);
    };
    // An answer that leaves a part of the picture out has failed as much as none.
    load(asked.split(' ').filter(isIndicatorKey), leaving.signal).then(failing, (cause) => {
      if (!leaving.signal.aborted) logFailure('chart', cause);
      failing();
    });
    return () => leaving.abort();
  }, [asked, load, attempt]);

  const refresh = useCallback(
    async (signal: AbortSignal) => {
      if (request.indicators.length === 0) return;
      try {
        await load(request.indicators, signal);
        if (request.range === first.choices.range) thinned.current = false;
      } catch (cause) {
        // The last picture stands.
        if (!signal.aborted) logFailure('chart refresh', cause);
      }
    },
    [load, request, first],
  );
  useRefresh(refresh, refreshMs);

  return {
    shown,
    known,
    waiting: missing.length > 0 && !failed,
    failed: missing.length > 0 && failed,
    retry: () => setAttempt((before) => before + 1),
    complete: useCallback(() => {
      if (!thinned.current || request.range !== first.choices.range) return;
      thinned.current = false;
      void refresh(new AbortController().signal);
    }, [refresh, request, first]),
  };
}
