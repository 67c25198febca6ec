import type { PlotFrame } from '../plot-frame.ts';
import type { PlotSeries } from '../series/plot-series.ts';
import type { Band } from './bands.ts';
import { listStops } from './stops.ts';
import { calendarScale, type TimeScale, tradingScale } from './time-scale.ts';

/**
 * How time runs under a plot.
 * - `periods`: without prices, figures are evenly spaced, each in the middle of its period
 * - `years`: prices by the calendar, and each fiscal year has its own stretch of it
 * - `days`: prices by the calendar, a figure at the end of its period
 * - `trading`: a few days of prices, without nights and weekends
 */
export type TimeKind = 'periods' | 'years' | 'days' | 'trading';

export interface PlotTime extends TimeScale {
  readonly kind: TimeKind;
  /** Every day with data, oldest first: the cursor's stops. */
  readonly stops: readonly number[];
}

const fewDays = 45;
const daysOfYear = 300;

export function plotTime(
  series: readonly PlotSeries[],
  bands: readonly Band[],
  hasBars: boolean,
  { left, right }: PlotFrame,
): PlotTime {
  const prices = listStops(series.filter(({ pace }) => pace === 'daily'));
  const kind = kindOf(prices, bands);
  const stops =
    kind === 'periods' && bands.length > 0 ? bands.map(({ end }) => end) : allStops(series, prices);
  if (kind === 'trading') return { kind, stops, ...tradingScale(prices, left, right) };
  const wide = kind === 'periods' || (kind === 'years' && hasBars);
  const reach = [...stops, ...(wide ? bands.flatMap(({ start, end }) => [start, end]) : [])];
  return { kind, stops, ...calendarScale(spanOf(reach), left, right) };
}

/** Often there are only prices: reuse their days. */
function allStops(series: readonly PlotSeries[], prices: readonly number[]): readonly number[] {
  return series.every(({ pace }) => pace === 'daily') ? prices : listStops(series);
}

function kindOf(prices: readonly number[], bands: readonly Band[]): TimeKind {
  const first = prices[0];
  const last = prices.at(-1);
  if (first === undefined || last === undefined) return 'periods';
  if (prices.length > 1 && last - first <= fewDays) return 'trading';
  return bands.length > 0 && bands.every(({ start, end }) => end - start > daysOfYear) ? 'years' : 'days';
}

function spanOf(days: readonly number[]): [number, number] {
  if (days.length === 0) return [0, 1];
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    if (day < from) from = day;
    if (day > to) to = day;
  }
  return from === to ? [from - 1, to + 1] : [from, to];
}
