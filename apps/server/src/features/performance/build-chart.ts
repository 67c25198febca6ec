import type { Chart, getChart } from '@tenfold/contract/chart';
import type { RequestOf } from '@tenfold/contract/endpoint';
import {
  type ChartChoice,
  type ChartData,
  lastDayOf,
  placesIn,
  type Series,
  seriesOf,
} from '@tenfold/domain/performance';
import { type Close, partOf, sliceColumns } from '@tenfold/domain/prices';
import { endsByDay, type IndicatorKey, lastDayOfPeriod, type Point } from '@tenfold/domain/series';
import type { CachedCloses, IntradaySessions } from '../company/index.ts';

export interface Company {
  readonly chartData: ChartData;
  readonly prices: Pick<CachedCloses, 'closes' | 'columns'>;
  readonly sessions: IntradaySessions['sessions'];
}

/** @param companies the page's first, then those compared with it */
export function buildChart(
  companies: readonly [Company, ...Company[]],
  { params: { period }, body }: RequestOf<typeof getChart>,
): Chart {
  const { mode, basis } = body;
  const currency = companies.length > 1 ? ('traded' as const) : ('reported' as const);
  const end = endOf(companies[0]);
  const choice = { period, lastDay: lastDayOfPeriod(period, end), mode, basis, currency };
  const charts = companies.map((company) => chartOf(company, [...new Set(body.indicators)], choice));
  const days = charts.flatMap(({ ends }) => ends).sort();
  return {
    period,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    onFile: onFileOf(companies[0], end),
    closes: charts.flatMap(({ closes }) => closes),
    series: charts.flatMap(({ series }) => series),
  };
}

interface CompanySeries extends Pick<Chart, 'closes' | 'series'> {
  readonly ends: readonly string[];
}

function chartOf(
  { chartData, prices, sessions }: Company,
  indicators: readonly IndicatorKey[],
  choice: ChartChoice,
): CompanySeries {
  const { symbol } = chartData;
  const places = placesIn(prices.closes, choice.period, choice.lastDay);
  const within = partOf(prices.closes, ...places);
  const ofCompany = { ...choice, sessions };
  const series = indicators.map((indicator) => ({
    symbol,
    ...seriesOf(chartData, within, indicator, ofCompany),
  }));
  const { first, ...columns } = sliceColumns(prices.columns, ...places);
  const isByDay = first !== null && series.some(({ byDay }) => byDay !== null);
  return {
    series,
    closes: isByDay ? [{ symbol, first, ...columns }] : [],
    ends: series.flatMap((one) => endsOf(one, within)).map(({ date }) => date.slice(0, 10)),
  };
}

function endsOf({ points, byDay }: Series, closes: readonly Close[]): readonly Point[] {
  return byDay === null ? [...points.slice(0, 1), ...points.slice(-1)] : endsByDay(byDay, closes);
}

function onFileOf(
  { chartData: { annual, quarterly }, prices: { closes } }: Company,
  to: string,
): Chart['onFile'] {
  const firsts = [closes[0]?.day, annual.ends[0], quarterly.ends[0]].filter((day) => day !== undefined);
  const [from] = firsts.sort();
  return from === undefined ? null : { from, to };
}

/** Charts of all companies end with the newest price of the first, or its last fiscal period without one. */
function endOf({ chartData: { annual, quarterly }, prices: { closes }, sessions }: Company): string {
  const ends = [annual.ends.at(-1) ?? '', quarterly.ends.at(-1) ?? ''];
  return lastDayOf(closes, sessions) ?? (ends.sort().at(-1) || '1970-01-01');
}
