import type { Band } from './bands.ts';
import type { Range } from './chart-request.ts';
import type { PlottedSeries } from './plotted-series.ts';
import { stopsOf } from './readings.ts';

const msPerDay = 86_400_000;

/** The days a table of the chart has a row for: the ends of fiscal years, of months or weeks, or every day. */
export function twinDays(series: readonly PlottedSeries[], bands: readonly Band[], range: Range): number[] {
  const stops = stopsOf(series);
  const last = series.flatMap(({ pace, points }) => (pace === 'daily' ? (points.at(-1)?.day ?? []) : []));
  const isLong = range === '10Y' || range === '5Y';
  if (isLong && bands.length > 0) return inOrder([...bands.map(({ end }) => end), ...last]);
  const lastOfEach = new Map(stops.map((day) => [spanOf(day, range), day]));
  return inOrder([...lastOfEach.values()]);
}

function spanOf(day: number, range: Range): string {
  const iso = new Date(day * msPerDay).toISOString();
  if (range === '10Y' || range === '5Y') return iso.slice(0, 4);
  if (range === '1Y') return iso.slice(0, 7);
  // Monday to Sunday: the first day of all was a Thursday.
  return range === '6M' ? String(Math.floor((day + 3) / 7)) : iso;
}

function inOrder(days: readonly number[]): number[] {
  return [...new Set(days)].toSorted((one, other) => one - other);
}
