import type { Band } from '../../ui/chart/bands.ts';
import { hourText, momentIso, monthAndDay } from '../../ui/chart/moment.ts';
import { stopsOf } from '../../ui/chart/stops.ts';
import type { Range } from './chart-request.ts';
import type { PlottedSeries } from './plotted-series.ts';

/** The days a table of the chart has a row for: the ends of fiscal years, of months, weeks or hours, or every day. */
export function twinDays(series: readonly PlottedSeries[], bands: readonly Band[], range: Range): number[] {
  const last = series.flatMap(({ pace, points }) => (pace === 'daily' ? (points.at(-1)?.day ?? []) : []));
  const isLong = range === '10Y' || range === '5Y';
  if (isLong && bands.length > 0) return inOrder([...bands.map(({ end }) => end), ...last]);
  const lastOfEach = new Map(stopsOf(series).map((day) => [spanOf(day, range), day]));
  return inOrder([...lastOfEach.values()]);
}

/** What one row stands for: a year, a month, a week, a day, or within a day an hour. */
function spanOf(day: number, range: Range): string {
  if (range === '10Y' || range === '5Y') return momentIso(day).slice(0, 4);
  if (range === '1Y') return momentIso(day).slice(0, 7);
  // Monday to Sunday: the first day of all was a Thursday.
  if (range === '6M') return String(Math.floor((day + 3) / 7));
  return Number.isInteger(day) ? monthAndDay(day) : `${monthAndDay(day)} ${hourText(day)}`;
}

function inOrder(days: readonly number[]): number[] {
  return [...new Set(days)].sort((one, other) => one - other);
}
