import { isApiError } from '@tenfold/contract/call';
import { getChart } from '@tenfold/contract/chart';
import { comparableOf } from '@tenfold/contract/comparisons';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, reportContext } from '../../server-context.ts';
import { loadViewer } from '../../session/load-viewer.ts';
import { shownStandingOf } from '../../session/standing.ts';
import { choicesInCookie } from './chart-cookie.ts';
import { basisOf } from './chart-request.ts';
import { countedOf } from './counted.ts';
import { type FirstChart, firstChart } from './first-chart.ts';
import { isOneTooMany } from './one-too-many.ts';
import { readAnswer } from './read-answer.ts';

/** The picture the page comes with. A page without it is still a page: the card then offers to try again. */
export async function loadFirstChart({ params, context, request }: LoaderFunctionArgs): Promise<FirstChart> {
  const symbol = (params.symbol ?? '').toUpperCase();
  const choices = choicesInCookie(request.headers.get('cookie'));
  const { range, indicators } = choices;
  if (indicators.length === 0) return firstChart(choices, []);
  const api = context.get(apiContext);
  const compare = comparableOf(shownStandingOf(await loadViewer(api)), symbol, choices.compare);
  const draw = async (compared: readonly string[]) => {
    const body = { indicators: [...indicators], compare: [...compared], basis: basisOf(range) };
    return readAnswer(await api.call(getChart, { params: { symbol, period: range }, body }));
  };
  try {
    return firstChart(choices, await draw(compare));
  } catch (cause) {
    // The browser asks once more for what is left out here, is warned, and forgets the choice.
    if (isOneTooMany(cause, { symbol, compare })) {
      const counted = countedOf(symbol, compare);
      return firstChart(choices, await draw(compare.filter((one) => !counted.includes(one))).catch(() => []));
    }
    // What else the API refuses, the page's other calls are refused too, and it says so.
    if (!isApiError(cause)) context.get(reportContext)(cause);
    return firstChart(choices, []);
  }
}
