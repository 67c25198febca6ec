import { closesOf } from '@tenfold/domain/prices';
import { pointsByDay } from '@tenfold/domain/series';
import type { z } from 'zod';
import type { Chart, chartPoint } from './chart.ts';

export type ChartPoint = z.output<typeof chartPoint>;

/** A series of a chart with each of its points, whichever way it travelled. */
export interface ChartSeries extends Omit<Chart['series'][number], 'byDay' | 'points'> {
  readonly points: readonly ChartPoint[];
}

/**
 * Reads an answer into points, for callers of the API: a series by day has one for each close of its company that has a
 * value. Pages place their points on an axis of time and read the same answer without writing dates.
 */
export function seriesIn({ closes, series }: Pick<Chart, 'closes' | 'series'>): ChartSeries[] {
  const days = new Map(closes.map((columns) => [columns.symbol, closesOf(columns)]));
  return series.map(({ byDay, points, ...one }) => ({
    ...one,
    points: byDay === null ? points : pointsByDay(byDay, days.get(one.symbol) ?? []),
  }));
}
