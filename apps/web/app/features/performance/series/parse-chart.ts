import type { Chart } from '@tenfold/contract/chart';
import type { ChartSeries } from '@tenfold/contract/chart/chart-series';
import { type NumberedClose, numberedCloses } from '@tenfold/domain/prices';
import { type ByDay, mapByDay } from '@tenfold/domain/series';
import { hasTime, momentOf } from '../../../ui/chart/time/moment.ts';
import type { ChartRequest } from '../choices/chart-request.ts';
import { missingIndicators, withSeries } from './loaded-series.ts';
import { type ParsedSeries, withPoints } from './parsed-series.ts';

export function parseChart({ closes, series }: Pick<Chart, 'closes' | 'series'>): ParsedSeries[] {
  const byCompany = new Map(closes.map((columns) => [columns.symbol, numberedCloses(columns)]));
  return series.map(({ byDay, ...one }) =>
    byDay === null ? readSeries(one) : readByDay(one, byDay, byCompany.get(one.symbol) ?? []),
  );
}

/** A chart that lacks a series of its request is a failure. */
export function parseWholeChart(request: ChartRequest, chart: Chart): readonly ParsedSeries[] {
  const series = parseChart(chart);
  const missing = missingIndicators(withSeries(new Map(), request, series), request);
  if (missing.length > 0) throw new Error(`A chart without ${missing.join(', ')}`);
  return series;
}

function readSeries(series: ChartSeries): ParsedSeries {
  const points = series.points.map(({ date, value, simulated = false }) => ({
    day: momentOf(date),
    value,
    simulated,
    forecast: false,
  }));
  return withPoints(
    series,
    points,
    series.points.some(({ date }) => hasTime(date)),
  );
}

function readByDay(
  series: Omit<ChartSeries, 'points'>,
  byDay: ByDay,
  closes: readonly NumberedClose[],
): ParsedSeries {
  const points = mapByDay(byDay, closes, ({ day, simulated }, value) => ({
    day,
    value,
    simulated,
    forecast: false,
  }));
  return withPoints(series, points, false);
}
