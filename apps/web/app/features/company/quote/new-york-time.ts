import type { IsoDate } from '@tenfold/domain/facts';
import type { Quote } from './quote.ts';

/**
 * A moment as an exchange in New York reads it, labelled EDT when its offset is 240 minutes, otherwise EST.
 * Example: 2025-11-21T20:59:58Z is `Nov 21, 2025, 3:59:58 PM EST`.
 */
export function newYorkTime(moment: Date): string {
  const { month, day, year } = partsOf(moment);
  return `${month} ${day}, ${year}, ${newYorkClock(moment)}`;
}

/** Without seconds and zone, as a demo says where it stands. Example: `Aug 24, 2026, 1:19 PM`. */
export function newYorkMinute(moment: Date): string {
  return newYorkTime(moment).replace(/:\d\d (\w+) E\wT$/, ' $1');
}

/** The time of day alone. Example: `3:59:58 PM EST`. */
export function newYorkClock(moment: Date): string {
  const { hour, minute, second, dayPeriod } = partsOf(moment);
  return `${hour}:${minute}:${second} ${dayPeriod} ${offsetMinutes(moment) === 240 ? 'EDT' : 'EST'}`;
}

/** The day alone. Example: `Nov 21, 2025`. */
export function newYorkDay(moment: Date): string {
  const { month, day, year } = partsOf(moment);
  return `${month} ${day}, ${year}`;
}

/** Example: `2026-08-21`; null without a price. */
export function priceDay({ price, tradedAt }: Pick<Quote, 'price' | 'tradedAt'>): IsoDate | null {
  return price === null || tradedAt === null ? null : isoDay.format(new Date(tradedAt));
}

const timeZone = 'America/New_York';

/** The Swedish locale formats days as ISO. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone });

const inWords = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
});

const hourAndMinute = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

// From parts: the separators differ between browsers.
function partsOf(moment: Date): Record<string, string> {
  return namedParts(inWords, moment);
}

function namedParts(format: Intl.DateTimeFormat, moment: Date): Record<string, string> {
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

function offsetMinutes(moment: Date): number {
  const { hour, minute } = namedParts(hourAndMinute, moment);
  const there = Number(hour) * 60 + Number(minute);
  const utc = moment.getUTCHours() * 60 + moment.getUTCMinutes();
  return (utc - there + 1440) % 1440;
}
