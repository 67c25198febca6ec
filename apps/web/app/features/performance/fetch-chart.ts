import { getChart } from '@tenfold/contract/chart';
import type { IndicatorKey } from '@tenfold/domain/series';
import { browserApi } from '../../session/browser-api.ts';
import { basisOf, type ChartRequest } from './chart-request.ts';
import { isOneTooMany } from './one-too-many.ts';
import { readAnswer } from './read-answer.ts';
import type { ReadSeries } from './read-series.ts';

/**
 * Null when a compared company is one more than the month has left; what else is refused is thrown.
 * Loaded when the first picture is not enough: the contract is no part of a first load.
 */
export async function fetchChart(
  { symbol, range, compare }: ChartRequest,
  indicators: readonly IndicatorKey[],
  signal: AbortSignal,
): Promise<readonly ReadSeries[] | null> {
  const input = {
    params: { symbol, period: range },
    body: { indicators: [...indicators], compare: [...compare], basis: basisOf(range) },
  };
  try {
    return readAnswer(await browserApi.call(getChart, input, { signal }));
  } catch (cause) {
    if (isOneTooMany(cause, { symbol, compare })) return null;
    throw cause;
  }
}
