import { closesOf } from '@tenfold/domain/prices';
import { pointsByDay } from '@tenfold/domain/series';
import type { z } from 'zod';
import type { Chart, chartPoint } from '../chart.ts';

export type ChartPoint = z.output<typeof chartPoint>;

export interface ChartSeries extends Omit<Chart['series'][number], 'byDay' | 'points'> {
  readonly points: readonly ChartPoint[];
}

/** Expands series by day into one point for each close with a value. Pages use parse-chart.ts, which skips the dates. */
export function seriesIn({ closes, series }: Pick<Chart, 'closes' | 'series'>): ChartSeries[] {
  const days = new Map(closes.map((columns) => [columns.symbol, closesOf(columns)]));
  return series.map(({ byDay, points, ...one }) => ({
    ...one,
    points: byDay === null ? points : pointsByDay(byDay, days.get(one.symbol) ?? []),
  }));
}
