import { useCallback, useState } from 'react';
import { useQuery } from '../../../platform/queries/use-query.ts';
import type { ChartRequest } from '../choices/chart-request.ts';
import { chartQuery } from './chart-query.ts';
import type { InitialChart } from './initial-chart.ts';
import { type LoadedSeries, missingIndicators, withSeries } from './loaded-series.ts';
import { unpackSeries } from './packed-series.ts';
import type { ParsedSeries } from './parsed-series.ts';
import { type FullChart, useFullChart } from './use-full-chart.ts';

const refreshMs = 30_000;
const nothingNew: readonly ParsedSeries[] = [];

export interface ChartState extends FullChart {
  /** The request on screen: the previous one until new data has arrived. */
  readonly shown: ChartRequest;
  readonly known: LoadedSeries;
  readonly waiting: boolean;
  readonly failure: string | null;
  retry(): void;
  /** A request with compared companies that failed: they are loaded one by one (`useOneByOne`). */
  readonly refused: ChartRequest | null;
  take(of: ChartRequest, series: readonly ParsedSeries[]): void;
  giveUp(): void;
}

/** Starts with the page's series, loads what a request lacks, and refreshes all of it. */
export function useChart(request: ChartRequest, first: InitialChart): ChartState {
  const [known, setKnown] = useState(() =>
    withSeries(new Map(), first.choices, first.series.map(unpackSeries)),
  );
  const [shown, setShown] = useState(request);
  const [taken, setTaken] = useState(nothingNew);
  const missing = missingIndicators(known, request);
  const indicators = missing.length > 0 ? missing : request.indicators;
  const answer = useQuery(
    indicators.length === 0
      ? null
      : {
          ...chartQuery({ ...request, indicators }),
          initial: missing.length > 0 ? undefined : nothingNew,
          refreshMs,
        },
  );
  const answered = answer.state === 'ready' ? answer.value : nothingNew;
  if (answered !== taken) {
    setTaken(answered);
    setKnown(withSeries(known, request, answered));
  }
  if (missing.length === 0 && shown !== request) setShown(request);

  const take = useCallback(
    (of: ChartRequest, series: readonly ParsedSeries[]) =>
      setKnown((before) => withSeries(before, of, series)),
    [],
  );
  const [tried, setTried] = useState<ChartRequest | null>(null);
  const isRefused =
    request.compare.length > 0 &&
    tried !== request &&
    (answer.state === 'failed' || answer.failure?.code === 'quota_reached');
  const failed = missing.length > 0 && answer.state === 'failed' && !isRefused ? answer : null;
  return {
    shown,
    known,
    waiting: missing.length > 0 && failed === null,
    failure: failed?.failure.message ?? null,
    retry: () => {
      setTried(null);
      failed?.again();
    },
    refused: isRefused ? { ...request, indicators } : null,
    take,
    giveUp: () => setTried(request),
    ...useFullChart({ known, shown, request, take }),
  };
}
