import type { PlotSeries } from './plot-series.ts';

type Points = PlotSeries['points'];

/** Every day something is known of, once, oldest first. */
export function stopsOf(series: readonly Pick<PlotSeries, 'points'>[]): number[] {
  // Series of one exchange have the same days: ten years of some companies are one list, not many to be sorted.
  const lists: Points[] = [];
  for (const { points } of series) {
    if (points.length > 0 && !lists.some((list) => haveSameDays(list, points))) lists.push(points);
  }
  const [only, ...others] = lists;
  if (only === undefined) return [];
  if (others.length === 0) return only.map(({ day }) => day);
  const days = new Set(lists.flatMap((points) => points.map(({ day }) => day)));
  return [...new Float64Array(days).sort()];
}

function haveSameDays(one: Points, other: Points): boolean {
  return one.length === other.length && one.every(({ day }, index) => other[index]?.day === day);
}
