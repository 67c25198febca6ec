import type { IndicatorKey } from '@tenfold/domain/series';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { basisOf, type ChartRequest } from '../choices/chart-request.ts';
import { isComparisonRefused } from './is-comparison-refused.ts';
import { parseChart } from './parse-chart.ts';
import type { ParsedSeries } from './parsed-series.ts';

/**
 * null if a compared company exceeds the monthly limit; other errors are thrown. Imported on demand: the
 * contract is not part of the first load.
 */
export async function fetchChart(
  { symbol, period, compare }: ChartRequest,
  indicators: readonly IndicatorKey[],
  signal: AbortSignal,
): Promise<readonly ParsedSeries[] | null> {
  const input = {
    params: { symbol, period },
    body: { indicators: [...indicators], compare: [...compare], basis: basisOf(period) },
  };
  try {
    return parseChart(await browserApi.call('POST /company/{symbol}/chart/{period}', input, { signal }));
  } catch (cause) {
    if (isComparisonRefused(cause, { symbol, compare })) return null;
    throw cause;
  }
}
