import type { PlotSeries } from '../series/plot-series.ts';

type Points = PlotSeries['points'];

export function listStops(series: readonly Pick<PlotSeries, 'points'>[]): number[] {
  // Series of one exchange share their days: ten years of several companies merge as one list.
  const lists: Points[] = [];
  for (const { points } of series) {
    if (points.length > 0 && !lists.some((list) => haveSameDays(list, points))) lists.push(points);
  }
  const [only, ...others] = lists;
  if (only === undefined) return [];
  if (others.length === 0) return only.map(({ day }) => day);
  return others.reduce<number[]>(
    (stops, points) => merged(stops, points),
    only.map(({ day }) => day),
  );
}

function merged(stops: readonly number[], points: Points): number[] {
  const all: number[] = [];
  let at = 0;
  for (const { day } of points) {
    for (let stop = stops[at]; stop !== undefined && stop <= day; stop = stops[++at]) all.push(stop);
    if (all.at(-1) !== day) all.push(day);
  }
  return [...all, ...stops.slice(at)];
}

function haveSameDays(one: Points, other: Points): boolean {
  return one.length === other.length && one.every(({ day }, index) => other[index]?.day === day);
}
