import { isApiError } from '@tenfold/contract/call';
import { getChart } from '@tenfold/contract/chart';
import { seriesIn } from '@tenfold/contract/chart-series';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, reportContext } from '../../server-context.ts';
import { defaultIndicators, ranges } from './chart-request.ts';
import { type FirstChart, firstChart } from './first-chart.ts';

/** The picture the page comes with. A page without it is still a page: the card then offers to try again. */
export async function loadFirstChart({ params, context }: LoaderFunctionArgs): Promise<FirstChart | null> {
  const symbol = (params.symbol ?? '').toUpperCase();
  const input = { params: { symbol, period: ranges[0] }, body: { indicators: [...defaultIndicators] } };
  try {
    return firstChart(seriesIn(await context.get(apiContext).call(getChart, input)));
  } catch (cause) {
    // What the API refuses, the page's other calls are refused too, and it says so.
    if (!isApiError(cause)) context.get(reportContext)(cause);
    return null;
  }
}
