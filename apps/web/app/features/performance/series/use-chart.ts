import { isIndicatorKey } from '@tenfold/domain/series';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureMessage, unexpectedError } from '../../../platform/api/failure-message.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { useRefresh } from '../../../platform/queries/use-refresh.ts';
import type { ChartRequest } from '../choices/chart-request.ts';
import { useChoices } from '../choices/chart-store.ts';
import type { InitialChart } from './initial-chart.ts';
import { type LoadedSeries, missingIndicators, withSeries } from './loaded-series.ts';
import { unpackSeries } from './packed-series.ts';
import type { ParsedSeries } from './parsed-series.ts';
import { quotaCountedSymbols } from './quota-counted-symbols.ts';
import { type FullChart, useFullChart } from './use-full-chart.ts';

const refreshMs = 30_000;

export interface ChartState extends FullChart {
  /** The request on screen: the previous one until new data has arrived. */
  readonly shown: ChartRequest;
  readonly known: LoadedSeries;
  readonly waiting: boolean;
  readonly failure: string | null;
  retry(): void;
}

/** Starts with the page's series, loads others on demand and refreshes all every thirty seconds. */
export function useChart(request: ChartRequest, first: InitialChart): ChartState {
  const [known, setKnown] = useState(() =>
    withSeries(new Map(), first.choices, first.series.map(unpackSeries)),
  );
  const [shown, setShown] = useState(request);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const leaveOut = useChoices((choices) => choices.leaveOut);
  const refreshFailed = useRef(false);
  const missing = missingIndicators(known, request);
  const asked = missing.join(' ');
  if (missing.length === 0 && shown !== request) setShown(request);

  const take = useCallback(
    (of: ChartRequest, answered: readonly ParsedSeries[] | null) => {
      // The limit warning is showing: restore the previous choice.
      if (answered === null) leaveOut(quotaCountedSymbols(of.symbol, of.compare));
      else setKnown((before) => withSeries(before, of, answered));
    },
    [leaveOut],
  );

  const load = useCallback(
    async (indicators: ChartRequest['indicators'], signal: AbortSignal) => {
      const { fetchChart } = await import('./fetch-chart.ts');
      const answered = await fetchChart(request, indicators, signal);
      if (!signal.aborted) take(request, answered);
    },
    [request, take],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more
  useEffect(() => {
    setFailure(null);
    if (asked === '') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    load(asked.split(' ').filter(isIndicatorKey), signal).then(
      // A partial answer is a failure too.
      () => !signal.aborted && setFailure(unexpectedError),
      (cause) => !signal.aborted && setFailure(failureMessage('chart', cause)),
    );
    return () => leaving.abort();
  }, [asked, load, attempt]);

  const tellOnce = useCallback((cause: unknown) => {
    if (!refreshFailed.current) logFailure('chart refresh', cause);
    refreshFailed.current = true;
  }, []);

  const refresh = useCallback(
    async (signal: AbortSignal) => {
      if (request.indicators.length === 0) return;
      try {
        await load(request.indicators, signal);
        refreshFailed.current = false;
      } catch (cause) {
        if (!signal.aborted) tellOnce(cause);
      }
    },
    [load, request, tellOnce],
  );
  useRefresh(refresh, refreshMs);

  const whole = useFullChart({ known, shown, request, take, tellOnce });

  return {
    shown,
    known,
    waiting: missing.length > 0 && failure === null,
    failure: missing.length > 0 ? failure : null,
    retry: () => setAttempt((before) => before + 1),
    ...whole,
  };
}
