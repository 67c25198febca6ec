import { getChart } from '@tenfold/contract/chart';
import { type ChartSeries, seriesIn } from '@tenfold/contract/chart-series';
import type { IndicatorKey } from '@tenfold/domain/series';
import { browserApi } from '../../session/browser-api.ts';
import { basisOf, type ChartRequest } from './chart-request.ts';

/** Loaded when the first picture is not enough: the contract is no part of a first load. */
export async function fetchChart(
  { symbol, range, compare }: ChartRequest,
  indicators: readonly IndicatorKey[],
  signal: AbortSignal,
): Promise<readonly ChartSeries[]> {
  const input = {
    params: { symbol, period: range },
    body: { indicators: [...indicators], compare: [...compare], basis: basisOf(range) },
  };
  return seriesIn(await browserApi.call(getChart, input, { signal }));
}
