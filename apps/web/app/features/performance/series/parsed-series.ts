import type { ChartSeries } from '@tenfold/contract/chart-series';
import type { PlotPoint } from '../../../ui/chart/series/plot-series.ts';

/** A series with its points as a picture has them: read once, not at every change of the picture. */
export interface ParsedSeries extends Omit<ChartSeries, 'points'> {
  readonly points: readonly PlotPoint[];
  /** Whether a point stands within a day. */
  readonly intraday: boolean;
  /** Whether a point rests on a close that was drawn. */
  readonly simulated: boolean;
  /** Whether points were left out that the first picture cannot show: they are fetched when a reader asks for them. */
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
