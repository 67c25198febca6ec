import type { IsoDate } from '../facts/index.ts';
import { daysAfter } from '../periods/index.ts';

/** Sunday is 0. */
export function weekdayOf(day: IsoDate): number {
  return new Date(Date.parse(day)).getUTCDay();
}

/** Example: the fourth Thursday of November 2026 is nthWeekday(2026, 11, 4, 4) = 2026-11-26. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): IsoDate {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return daysAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}
