import type { PlotSeries } from '../../../ui/chart/series/plot-series.ts';
import type { Band } from '../../../ui/chart/time/bands.ts';
import { listStops } from '../../../ui/chart/time/stops.ts';
import { basisOf, type ChartPeriod } from '../choices/chart-request.ts';
import { periodLength } from './period-length.ts';

const msPerDay = 86_400_000;
const secondsPerDay = 86_400;
const secondsPerHour = 3_600;

type Stepped = Pick<PlotSeries, 'pace' | 'points'>;

/** The last day of each fiscal year, else of each year, month, week, day or hour with data. */
export function cursorSteps(
  series: readonly Stepped[],
  bands: readonly Band[],
  period: ChartPeriod,
): number[] {
  if (basisOf(period) === 'annual' && bands.length > 0) {
    const last = series.flatMap(({ pace, points }) => (pace === 'daily' ? (points.at(-1)?.day ?? []) : []));
    return [...new Set([...bands.map(({ end }) => end), ...last])].sort((one, other) => one - other);
  }
  const stops = listStops(series);
  const spans = stops.map((day) => spanOf(day, period));
  return stops.filter((_, at) => spans[at] !== spans[at + 1]);
}

/** Every possible step, whichever of these series stay plotted. */
export function possibleCursorSteps(series: readonly Stepped[], period: ChartPeriod): number[] {
  const periodEnds = series.flatMap(({ pace, points }) => (pace === 'period' ? points : []));
  return [...new Set([...periodEnds.map(({ day }) => day), ...cursorSteps(series, [], period)])];
}

/** A number per year, month, week, day or hour. New York's hours start with UTC's. */
function spanOf(day: number, period: ChartPeriod): number {
  const length = periodLength(period);
  if (basisOf(period) === 'annual') return new Date(day * msPerDay).getUTCFullYear();
  if (length > 200) return monthOf(new Date(day * msPerDay));
  // Weeks start on Monday; day 0 was a Thursday.
  if (length > 45) return Math.floor((day + 3) / 7);
  return Number.isInteger(day) ? day : Math.floor(Math.round(day * secondsPerDay) / secondsPerHour);
}

function monthOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
