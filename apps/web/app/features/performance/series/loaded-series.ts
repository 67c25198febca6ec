import type { IndicatorKey } from '@tenfold/domain/series';
import type { ChartRequest } from '../choices/chart-request.ts';
import type { ParsedSeries } from './parsed-series.ts';

export type LoadedSeries = ReadonlyMap<string, ParsedSeries>;

type SeriesPeriod = Pick<ChartRequest, 'period'>;

function keyOf({ period }: SeriesPeriod, symbol: string, indicator: string): string {
  return `${period} ${symbol} ${indicator}`;
}

export function findSeries(known: LoadedSeries, at: SeriesPeriod, symbol: string, indicator: string) {
  return known.get(keyOf(at, symbol, indicator));
}

export function missingIndicators(known: LoadedSeries, request: ChartRequest): IndicatorKey[] {
  return indicatorsWith(known, request, (series) => series === undefined);
}

export function decimatedIndicators(known: LoadedSeries, request: ChartRequest): IndicatorKey[] {
  return indicatorsWith(known, request, (series) => series?.thinned);
}

function indicatorsWith(
  known: LoadedSeries,
  request: ChartRequest,
  holds: (series: ParsedSeries | undefined) => boolean | undefined,
): IndicatorKey[] {
  const symbols = [request.symbol, ...request.compare];
  return request.indicators.filter((indicator) =>
    symbols.some((symbol) => holds(findSeries(known, request, symbol, indicator))),
  );
}

/** The same map if nothing changed, so that a refresh doesn't re-render. */
export function withSeries(
  known: LoadedSeries,
  at: SeriesPeriod,
  answered: readonly ParsedSeries[],
): LoadedSeries {
  const news = answered.filter(
    (series) => !sameSeries(findSeries(known, at, series.symbol, series.indicator), series),
  );
  if (news.length === 0) return known;
  return new Map([
    ...known,
    ...news.map((series) => [keyOf(at, series.symbol, series.indicator), series] as const),
  ]);
}

function sameSeries(one: ParsedSeries | undefined, other: ParsedSeries): boolean {
  if (one === undefined || one.why !== other.why || one.points.length !== other.points.length) return false;
  return one.points.every(
    ({ day, value }, index) => other.points[index]?.day === day && other.points[index]?.value === value,
  );
}
