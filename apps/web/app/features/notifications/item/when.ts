import type { Notification } from '@tenfold/contract/notifications';

/** When it happened as the feed dates it: what a simulated price did, in the day that is played. */
export function happenedAt(notification: Notification): string {
  const isPlayed = notification.kind === 'price' && notification.data.simulated;
  return isPlayed ? notification.data.tradedAt : notification.createdAt;
}

/** How long ago, as the menu of the bell says it. Examples: `2 min ago`, `5 hours ago`, `Wednesday`, `Nov 16`, `Nov 16, 2024`. */
export function agoLabel(createdAt: string, now: Date, timeZone?: string): string {
  const then = new Date(createdAt);
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  const days = daysBetween(then, now, timeZone);
  return days < 7 ? written(then, { weekday: 'long' }, timeZone) : dayLabel(then, now, timeZone);
}

/** In the feed, below the heading of `groupLabel`. Examples: `3:59 PM`, `Wed 4:38 PM`, `Nov 16, 4:38 PM`. */
export function feedTime(createdAt: string, now: Date, timeZone: string): string {
  const then = new Date(createdAt);
  const clock = written(then, { hour: 'numeric', minute: '2-digit' }, timeZone);
  const days = daysBetween(then, now, timeZone);
  if (days <= 0) return clock;
  if (days < 7) return `${written(then, { weekday: 'short' }, timeZone)} ${clock}`;
  return `${dayLabel(then, now, timeZone)}, ${clock}`;
}

/** Examples: `Today, Nov 21`, `Past week`, `November`, `November 2024`. */
export function groupLabel(createdAt: string, now: Date, timeZone: string): string {
  const then = new Date(createdAt);
  const days = daysBetween(then, now, timeZone);
  if (days <= 0) return `Today, ${written(now, { month: 'short', day: 'numeric' }, timeZone)}`;
  if (days < 7) return 'Past week';
  const isThisYear = yearOf(then, timeZone) === yearOf(now, timeZone);
  return written(then, isThisYear ? { month: 'long' } : { month: 'long', year: 'numeric' }, timeZone);
}

function dayLabel(then: Date, now: Date, timeZone?: string): string {
  const isThisYear = yearOf(then, timeZone) === yearOf(now, timeZone);
  const day = { month: 'short', day: 'numeric' } as const;
  return written(then, isThisYear ? day : { ...day, year: 'numeric' }, timeZone);
}

function yearOf(moment: Date, timeZone?: string): string {
  return written(moment, { year: 'numeric' }, timeZone);
}

/** By the calendar: yesterday evening is a day ago this morning. */
function daysBetween(then: Date, now: Date, timeZone?: string): number {
  return Math.round((midnightOf(now, timeZone) - midnightOf(then, timeZone)) / 86_400_000);
}

/** The calendar day there, as UTC. The Swedish locale writes days as ISO. */
function midnightOf(moment: Date, timeZone?: string): number {
  return Date.parse(formatOf('sv-SE', {}, timeZone).format(moment));
}

function written(moment: Date, options: Intl.DateTimeFormatOptions, timeZone?: string): string {
  // Browsers put another space before AM and PM than Node does.
  return formatOf('en-US', options, timeZone).format(moment).replaceAll('\u202f', ' ');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than all dates of a page. */
function formatOf(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  timeZone?: string,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options, timeZone]);
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { ...options, ...(timeZone !== undefined && { timeZone }) });
    formats.set(key, format);
  }
  return format;
}
