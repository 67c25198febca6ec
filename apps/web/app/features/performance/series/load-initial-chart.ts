import { type Chart, getChart } from '@tenfold/contract/chart';
import { isApiError } from '@tenfold/contract/errors/api-error';
import { listComparable } from '@tenfold/contract/policy/comparisons';
import type { IsoDate } from '@tenfold/domain/facts';
import type { LoaderFunctionArgs } from 'react-router';
import { loadViewer } from '../../../platform/api/load-viewer.ts';
import { rememberLatest } from '../../../platform/screens/remember-latest.ts';
import { apiContext, reportContext } from '../../../platform/screens/server-context.ts';
import { effectiveTier } from '../../../session/tier.ts';
import type { ChartChoices } from '../choices/chart-choices.ts';
import { readChartLink } from '../choices/chart-link.ts';
import { basisOf, type ChartPeriod } from '../choices/chart-request.ts';
import { readChoicesCookie } from '../choices/stored-choices.ts';
import { buildInitialChart, type InitialChart, packShown } from './initial-chart.ts';
import { loadOneByOne } from './load-one-by-one.ts';
import { parseChart } from './parse-chart.ts';

const seriesShown = rememberLatest((chart: Chart, period: ChartPeriod) =>
  packShown(parseChart(chart), period),
);

/** A page without its chart is still a page: the card offers to retry. @param asOf for a page of a past day */
export async function loadInitialChart(args: LoaderFunctionArgs, asOf?: IsoDate): Promise<InitialChart> {
  const linked = readChartLink(args.url.searchParams);
  const choices = linked ?? readChoicesCookie(args.request.headers.get('cookie'));
  return { ...(await loadChart(args, choices, asOf)), isLinked: linked !== null };
}

async function loadChart(
  { params, context }: LoaderFunctionArgs,
  choices: ChartChoices,
  asOf?: IsoDate,
): Promise<InitialChart> {
  const symbol = (params.symbol ?? '').toUpperCase();
  const { period, indicators } = choices;
  if (indicators.length === 0) return buildInitialChart(choices, []);
  const api = context.get(apiContext);
  const compare = listComparable(effectiveTier(await loadViewer(api)), symbol, choices.compare);
  const load = (compared: readonly string[]) => {
    const body = { indicators: [...indicators], compare: [...compared], basis: basisOf(period) };
    return api.call(getChart, { params: { symbol, period }, query: { asOf }, body });
  };
  try {
    const chart = await load(compare).catch(async (cause) => {
      if (compare.length === 0) throw cause;
      report(cause);
      return null;
    });
    if (chart !== null) return { choices, leftOut: [], series: seriesShown(chart, period) };
    const alone = await loadOneByOne(compare, async (compared) => parseChart(await load(compared)));
    return buildInitialChart(choices, alone.series, alone.leftOut);
  } catch (cause) {
    report(cause);
    return buildInitialChart(choices, []);
  }

  /** API errors are reported by the page's other calls. */
  function report(cause: unknown): void {
    if (!isApiError(cause)) context.get(reportContext)(cause);
  }
}
