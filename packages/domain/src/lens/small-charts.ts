import { type Column, lastCloseOn } from '../columns/index.ts';
import { startWithinDays } from '../market/index.ts';
import { dayNumber, daysBetween, isoDay, yearsBefore } from '../periods/index.ts';
import type { Close } from '../prices/index.ts';

const linePoints = 32;

/**
 * The price over a period as the shape of a line: as many points at equal steps of time, 0 at its lowest, 100 at its
 * highest, null before the listing. Whole numbers: a cell is thirty pixels high. Empty with fewer than two prices.
 *
 * Example: closes of 10, 30 and 20 at equal steps are 0, 100 and 50.
 */
export function priceLine(closes: readonly Close[], years: number, points = linePoints): (number | null)[] {
  const last = closes.at(-1);
  if (last === undefined) return [];
  const start = dayNumber(yearsBefore(last.day, years));
  const end = dayNumber(last.day);
  const prices = Array.from({ length: points }, (_, at) => {
    const day = isoDay(Math.round(start + ((end - start) * at) / (points - 1)));
    const close = lastCloseOn(closes, day);
    return close === null || daysBetween(close.day, day) > startWithinDays ? null : close.close;
  });
  const known = prices.filter((price) => price !== null);
  if (known.length < 2) return [];
  const low = Math.min(...known);
  const high = Math.max(...known);
  return prices.map((price) =>
    price === null ? null : high === low ? 50 : percentOf(price - low, high - low),
  );
}

/**
 * Diluted EPS by fiscal year over a period and the year before it, as heights: 100 or -100 is the largest, null a year
 * without a value.
 *
 * Example: 1, -2 and 4 are 25, -50 and 100.
 */
export function earningsBars(annual: readonly Column[], years: number): (number | null)[] {
  const first = (annual.at(-1)?.year ?? 0) - years;
  const values = annual
    .filter(({ year }) => (year ?? 0) >= first)
    .map(({ figures }) => figures.earningsPerShare.value);
  const largest = Math.max(...values.map((value) => Math.abs(value ?? 0)));
  if (!(largest > 0)) return [];
  return values.map((value) => (value === null ? null : percentOf(value, largest)));
}

function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 100);
}
