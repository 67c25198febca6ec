import type { IsoDate } from '../facts/index.ts';

const msPerDay = 86_400_000;

/** Days since 1970-01-01; NaN when the text is no calendar day. */
export function dayNumber(day: IsoDate): number {
  return Date.parse(day) / msPerDay;
}

/** Put together from its parts: ten years of days of some companies are written for one chart, and this is much faster. */
export function isoDay(number: number): IsoDate {
  const date = new Date(number * msPerDay);
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/** Days from the first to the last day, both counted. */
export function dayCount(start: IsoDate, end: IsoDate): number {
  return dayNumber(end) - dayNumber(start) + 1;
}

/** Days from one day to another, the first not counted; negative when the other is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** So many days later, or earlier when they are negative. */
export function daysAfter(day: IsoDate, days: number): IsoDate {
  return isoDay(dayNumber(day) + days);
}

/** The same day of the calendar some years before; 29 February becomes the 28th of a year without it. */
export function yearsBefore(day: IsoDate, years: number): IsoDate {
  return monthsBefore(day, 12 * years);
}

/**
 * The same day of the calendar so many months before; the month's last day where it is shorter.
 *
 * Example: a month before 31 March 2026 is 28 February 2026.
 */
export function monthsBefore(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth)) / msPerDay);
}

/** The latest of some days; null of none. */
export function lastDay(days: Iterable<IsoDate>): IsoDate | null {
  let last: IsoDate | null = null;
  for (const day of days) if (last === null || day > last) last = day;
  return last;
}
