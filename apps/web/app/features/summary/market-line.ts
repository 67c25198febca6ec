import { isOpen, newYorkDay, nextOpen, type Session, sessionOf } from '@tenfold/domain/market-hours';

export interface MarketLine {
  readonly isOpen: boolean;
  /** `Market open until 4:00 PM EST` */
  readonly text: string;
}

/** @param now decides the day, in New York */
export function marketLine(now: Date): MarketLine {
  const today = sessionOf(newYorkDay(now));
  return { isOpen: isOpen(now), text: today === null ? closedToday(now) : duringDay(now, today) };
}

function duringDay(now: Date, { opens, closes }: Session): string {
  const early = timeFormat.format(closes).startsWith('1:00') ? ' (half day)' : '';
  if (now < opens) return `Market opens at ${timeFormat.format(opens)}${early}`;
  if (now < closes) return `Market open until ${timeFormat.format(closes)}${early}`;
  return `Market closed at ${timeFormat.format(closes)}${early}`;
}

function closedToday(now: Date): string {
  const next = nextOpen(now);
  return `Market closed today, opens ${weekdayFormat.format(next)} at ${timeFormat.format(next)}`;
}

/** Example: `Friday, November 21`. */
export function dayHeading(now: Date): string {
  return headingFormat.format(now);
}

const timeZone = 'America/New_York';
const timeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const weekdayFormat = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' });
const headingFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
