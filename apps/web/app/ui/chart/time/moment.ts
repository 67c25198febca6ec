import { closeOf } from '@tenfold/domain/market-hours';
import { dayNumber, isoDay } from '@tenfold/domain/periods';
import { momentFormat } from '@tenfold/domain/time-zones';

const msPerDay = 86_400_000;

/** Days since 1970 of `2026-08-21` or `2026-08-21T14:35:00Z`. */
export function momentOf(text: string): number {
  return hasTime(text) ? Date.parse(text) / msPerDay : dayNumber(text);
}

export function hasTime(text: string): boolean {
  return text.length > 10;
}

/** The exchange's close that day: where a close belongs among intraday prices. */
export function closeMoment(day: number): number {
  return closeOf(isoDay(day)).getTime() / msPerDay;
}

/** `Sep 27, 2025`; with a time of day `Aug 21, 2026, 10:35 AM EDT`, where the exchange is. */
export function formatMoment(moment: number): string {
  return Number.isInteger(moment) ? wholeDay.format(dateOf(moment)) : dayAndTime.format(dateOf(moment));
}

/** `2026-08-21`, or `2026-08-21T14:35:00Z`. */
export function momentIso(moment: number): string {
  const iso = dateOf(moment).toISOString();
  return Number.isInteger(moment) ? iso.slice(0, 10) : `${iso.slice(0, 19)}Z`;
}

/** `Aug 21`, New York's day for a moment. */
export function monthAndDay(moment: number): string {
  return (Number.isInteger(moment) ? utcDay : newYorkDay).format(dateOf(moment));
}

/** `10 AM` in New York. */
export function formatHour(moment: number): string {
  return newYorkFullHour.format(dateOf(moment));
}

/** Fractions of a day are not exact milliseconds. */
function dateOf(moment: number): Date {
  return new Date(Math.round(moment * msPerDay));
}

const utc = { timeZone: 'UTC' } as const;
const newYork = { timeZone: 'America/New_York' } as const;
const wholeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...utc });
const utcDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...utc });
const newYorkDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...newYork });
const newYorkFullHour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', ...newYork });
const dayAndTime = momentFormat(newYork.timeZone);
