import type { IndicatorKey } from '@tenfold/domain/series';
import type { ChartRequest } from './chart-request.ts';
import type { ReadSeries } from './read-series.ts';

/** Every series that has come so far, by range, company and indicator. */
export type KnownSeries = ReadonlyMap<string, ReadSeries>;

type Place = Pick<ChartRequest, 'range'>;

function keyOf({ range }: Place, symbol: string, indicator: string): string {
  return `${range} ${symbol} ${indicator}`;
}

export function findSeries(known: KnownSeries, at: Place, symbol: string, indicator: string) {
  return known.get(keyOf(at, symbol, indicator));
}

/** What has to be asked for before a picture is whole. */
export function missingIndicators(known: KnownSeries, request: ChartRequest): IndicatorKey[] {
  return indicatorsWith(known, request, (series) => series === undefined);
}

/** What has to be asked for again before every day of it is there. */
export function thinnedIndicators(known: KnownSeries, request: ChartRequest): IndicatorKey[] {
  return indicatorsWith(known, request, (series) => series?.thinned);
}

function indicatorsWith(
  known: KnownSeries,
  request: ChartRequest,
  holds: (series: ReadSeries | undefined) => boolean | undefined,
): IndicatorKey[] {
  const symbols = [request.symbol, ...request.compare];
  return request.indicators.filter((indicator) =>
    symbols.some((symbol) => holds(findSeries(known, request, symbol, indicator))),
  );
}

/** The same map when nothing is new: a refresh that brings what is on screen draws nothing. */
export function withSeries(known: KnownSeries, at: Place, answered: readonly ReadSeries[]): KnownSeries {
  const news = answered.filter(
    (series) => !sameSeries(findSeries(known, at, series.symbol, series.indicator), series),
  );
  if (news.length === 0) return known;
  return new Map([
    ...known,
    ...news.map((series) => [keyOf(at, series.symbol, series.indicator), series] as const),
  ]);
}

function sameSeries(one: ReadSeries | undefined, other: ReadSeries): boolean {
  if (one === undefined || one.why !== other.why || one.points.length !== other.points.length) return false;
  return one.points.every(
    ({ day, value }, index) => other.points[index]?.day === day && other.points[index]?.value === value,
  );
}
