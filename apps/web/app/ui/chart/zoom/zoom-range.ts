import { isBar, type PlotSeries, type PlotType, withData } from '../series/plot-series.ts';
import type { Band } from '../time/bands.ts';
import { formatMoment } from '../time/moment.ts';
import { listStops } from '../time/stops.ts';

export type DayRange = readonly [from: number, to: number];

export interface PlotZoom {
  /** null: the whole. */
  readonly range: DayRange | null;
  /** A finger selects a range, and doesn't only read values. */
  readonly byTouch: boolean;
  zoomTo(range: DayRange | null): void;
}

export interface ZoomedPart {
  readonly series: readonly PlotSeries[];
  readonly bands: readonly Band[];
}

/**
 * The part of a plot within a range of days; null where it has fewer than two days with data.
 * @param wholePeriods where periods have a width, as bars do: those that the range touches are shown whole
 */
export function partWithin(
  { series, bands }: ZoomedPart,
  [from, to]: DayRange,
  wholePeriods: boolean,
): ZoomedPart | null {
  const touched = bands.filter(({ start, end }) => end > from && start < to);
  const first = touched[0];
  const last = touched.at(-1);
  const [start, end] =
    wholePeriods && first !== undefined && last !== undefined ? [first.start, last.end] : [from, to];
  const part = series.map((one) => ({
    ...one,
    points: one.points.filter(({ day }) => day >= start && day <= end),
  }));
  return listStops(withData(part)).length < 2 ? null : { series: part, bands: touched };
}

/** Bars have the width of their period, and so has everything where there is no price. */
export function hasPeriodWidth(series: readonly PlotSeries[], type: PlotType): boolean {
  const rendered = withData(series);
  return rendered.every(({ pace }) => pace === 'period') || rendered.some((one) => isBar(one, series, type));
}

export function wholeRange(series: readonly PlotSeries[]): DayRange {
  const ends = withData(series).map(({ points }) => [points[0]?.day ?? 0, points.at(-1)?.day ?? 0] as const);
  return [Math.min(...ends.map(([first]) => first)), Math.max(...ends.map(([, last]) => last))];
}

/** `Jan 5, 2021 to Mar 3, 2023`. */
export function rangeLabel([from, to]: DayRange): string {
  return `${formatMoment(Math.round(from))} to ${formatMoment(Math.round(to))}`;
}

const smallest = 1 / 200;

/** A range scaled around a day and moved into the whole; null once it is the whole. */
export function zoomAround(
  whole: DayRange,
  now: DayRange | null,
  day: number,
  factor: number,
): DayRange | null {
  const [first, last] = whole;
  const [from, to] = now ?? whole;
  const width = Math.max((to - from) * factor, (last - first) * smallest);
  if (width >= last - first) return null;
  const middle = Math.min(Math.max(day, from), to);
  const start = middle - ((middle - from) / (to - from || 1)) * width;
  const inside = Math.min(Math.max(start, first), last - width);
  return [inside, inside + width];
}
