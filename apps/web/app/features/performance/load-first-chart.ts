import { isApiError } from '@tenfold/contract/call';
import { getChart } from '@tenfold/contract/chart';
import { comparableOf } from '@tenfold/contract/comparisons';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, reportContext } from '../../server-context.ts';
import { loadViewer } from '../../session/load-viewer.ts';
import { shownStandingOf } from '../../session/standing.ts';
import { choicesInCookie } from './chart-cookie.ts';
import { basisOf } from './chart-request.ts';
import { type FirstChart, firstChart } from './first-chart.ts';
import { readAnswer } from './read-answer.ts';

/** The picture the page comes with. A page without it is still a page: the card then offers to try again. */
export async function loadFirstChart({ params, context, request }: LoaderFunctionArgs): Promise<FirstChart> {
  const symbol = (params.symbol ?? '').toUpperCase();
  const choices = choicesInCookie(request.headers.get('cookie'));
  const { range, indicators } = choices;
  if (indicators.length === 0) return firstChart(choices, []);
  const api = context.get(apiContext);
  const compare = comparableOf(shownStandingOf(await loadViewer(api)), symbol, choices.compare);
  const input = {
    params: { symbol, period: range },
    body: { indicators: [...indicators], compare, basis: basisOf(range) },
  };
  try {
    return firstChart(choices, readAnswer(await api.call(getChart, input)));
  } catch (cause) {
    // What the API refuses, the page's other calls are refused too, and it says so.
    if (!isApiError(cause)) context.get(reportContext)(cause);
    return firstChart(choices, []);
  }
}
