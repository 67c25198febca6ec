import type { ChartSeries } from '@tenfold/contract/chart/chart-series';
import type { PlotPoint } from '../../../ui/chart/series/plot-series.ts';

export interface ParsedSeries extends Omit<ChartSeries, 'points'> {
  readonly points: readonly PlotPoint[];
  readonly intraday: boolean;
  readonly simulated: boolean;
  /** Points were dropped from the first chart; the rest is fetched on demand. */
  readonly thinned: boolean;
}

export function withPoints(
  series: Omit<ChartSeries, 'points'>,
  points: readonly PlotPoint[],
  intraday: boolean,
  thinned = false,
): ParsedSeries {
  return { ...series, points, intraday, simulated: points.some((point) => point.simulated), thinned };
}
