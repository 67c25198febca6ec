import { withoutLogarithm } from '../../../ui/chart/axes/log-axes.ts';
import type { PlottedSeries } from './plotted-series.ts';

/** Why these can't be drawn on a logarithmic scale; null if they can. */
export function logRefusal(series: readonly PlottedSeries[]): string | null {
  if (series.some(({ rebased, points }) => rebased && points.length > 0)) {
    return 'No log scale for rebased values: they start at zero. Choose Absolute.';
  }
  const names = withoutLogarithm(series).map(({ name }) => name);
  return names.length === 0 ? null : `No log scale: zero or negative values in ${names.join(', ')}.`;
}
