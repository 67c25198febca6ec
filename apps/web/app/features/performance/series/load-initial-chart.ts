import { isApiError } from '@tenfold/contract/call';
import { getChart } from '@tenfold/contract/chart';
import { listComparable } from '@tenfold/contract/comparisons';
import type { LoaderFunctionArgs } from 'react-router';
import { loadViewer } from '../../../platform/api/load-viewer.ts';
import { apiContext, reportContext } from '../../../platform/screens/server-context.ts';
import { effectiveTierOf } from '../../../session/tier.ts';
import { readChoicesCookie } from '../choices/chart-cookie.ts';
import { basisOf } from '../choices/chart-request.ts';
import { buildInitialChart, type InitialChart } from './initial-chart.ts';
import { isComparisonRefused } from './is-comparison-refused.ts';
import { parseChart } from './parse-chart.ts';
import { quotaCountedSymbols } from './quota-counted-symbols.ts';

/** The picture the page comes with. A page without it is still a page: the card then offers to try again. */
export async function loadInitialChart({
  params,
  context,
  request,
}: LoaderFunctionArgs): Promise<InitialChart> {
  const symbol = (params.symbol ?? '').toUpperCase();
  const choices = readChoicesCookie(request.headers.get('cookie'));
  const { period, indicators } = choices;
  if (indicators.length === 0) return buildInitialChart(choices, []);
  const api = context.get(apiContext);
  const compare = listComparable(effectiveTierOf(await loadViewer(api)), symbol, choices.compare);
  const draw = async (compared: readonly string[]) => {
    const body = { indicators: [...indicators], compare: [...compared], basis: basisOf(period) };
    return parseChart(await api.call(getChart, { params: { symbol, period }, body }));
  };
  try {
    return buildInitialChart(choices, await draw(compare));
  } catch (cause) {
    // The browser asks once more for what is left out here, is warned, and forgets the choice.
    if (isComparisonRefused(cause, { symbol, compare })) {
      const counted = quotaCountedSymbols(symbol, compare);
      return buildInitialChart(
        choices,
        await draw(compare.filter((one) => !counted.includes(one))).catch(() => []),
      );
    }
    // What else the API refuses, the page's other calls are refused too, and it says so.
    if (!isApiError(cause)) context.get(reportContext)(cause);
    return buildInitialChart(choices, []);
  }
}
