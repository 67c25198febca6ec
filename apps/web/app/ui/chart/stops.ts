import type { PlotSeries } from './plot-series.ts';

/** Every day something is known of, once, oldest first. */
export function stopsOf(series: readonly Pick<PlotSeries, 'points'>[]): number[] {
  const days = new Float64Array(series.reduce((sum, { points }) => sum + points.length, 0));
  let at = 0;
  for (const { points } of series) for (const { day } of points) days[at++] = day;
  // Sorted as numbers, by the engine: ten years of days of some companies are tens of thousands.
  days.sort();
  const stops: number[] = [];
  for (const day of days) if (day !== stops[stops.length - 1]) stops.push(day);
  return stops;
}
