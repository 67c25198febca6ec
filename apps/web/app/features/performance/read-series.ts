import type { ChartSeries } from '@tenfold/contract/chart-series';
import type { PlotPoint } from '../../ui/chart/plot-series.ts';

/** A series with its points as a picture has them: read once, not at every change of the picture. */
export interface ReadSeries extends Omit<ChartSeries, 'points'> {
  readonly points: readonly PlotPoint[];
  /** Whether a point stands within a day. */
  readonly intraday: boolean;
  /** Whether a point rests on a close that was drawn. */
  readonly simulated: boolean;
}

export function withPoints(
  series: Omit<ChartSeries, 'points'>,
  points: readonly PlotPoint[],
  intraday: boolean,
): ReadSeries {
  return { ...series, points, intraday, simulated: points.some((point) => point.simulated) };
}
