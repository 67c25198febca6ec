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

export function daysAfter(day: IsoDate, days: number): IsoDate {
  return isoDay(dayNumber(day) + days);
}
