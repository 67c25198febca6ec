import { asOfQuery } from '../../../figures/as-of.ts';
import type { Query } from '../../../platform/queries/query.ts';
import { basisOf, type ChartRequest } from '../choices/chart-request.ts';
import type { ParsedSeries } from './parsed-series.ts';

export type ChartQuery = Query<'POST /company/{symbol}/chart/{period}', readonly ParsedSeries[]>;

export function chartQuery(request: ChartRequest): ChartQuery {
  const { symbol, period, indicators, compare, asOf } = request;
  return {
    label: 'chart',
    call: 'POST /company/{symbol}/chart/{period}',
    input: {
      params: { symbol, period },
      ...asOfQuery(asOf),
      body: { indicators: [...indicators], compare: [...compare], basis: basisOf(period) },
    },
    read: async (chart) => (await import('./parse-chart.ts')).parseWholeChart(request, chart),
  };
}
