import type { IsoDate } from '../facts/index.ts';

const msPerDay = 86_400_000;

/** Days since 1970-01-01; NaN when the text is no calendar day. */
export function dayNumber(day: IsoDate): number {
  return Date.parse(`${day}T00:00:00Z`) / msPerDay;
}

export function isoDay(number: number): IsoDate {
  return new Date(number * msPerDay).toISOString().slice(0, 10);
}

/** Days from the first to the last day, both counted. */
export function dayCount(start: IsoDate, end: IsoDate): number {
  return dayNumber(end) - dayNumber(start) + 1;
}

export function daysAfter(day: IsoDate, days: number): IsoDate {
  return isoDay(dayNumber(day) + days);
}
