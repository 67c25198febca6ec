import { formatHour, monthAndDay } from './moment.ts';

export interface TimeTick {
  readonly day: number;
  readonly text: string;
}

export function timeTicks(from: number, to: number, room: number): TimeTick[] {
  const span = to - from;
  if (span <= room * 7) {
    const every = Math.max(Math.ceil((span + 1) / room), 1);
    return Array.from({ length: Math.floor(span / every) + 1 }, (_, index) => {
      const day = to - index * every;
      return { day, text: monthAndDay(day) };
    }).reverse();
  }
  const months = [1, 2, 3, 6, 12, 24, 60, 120].find((step) => span / (step * 30.4) <= room) ?? 120;
  return monthStarts(from, to, months);
}

/** By hour if that is all there is room to show, else by day. */
export function tradingTicks(stops: readonly number[], room: number): TimeTick[] {
  const days = firstTicks(stops, monthAndDay);
  const hours = firstTicks(stops, (stop) => `${monthAndDay(stop)} ${formatHour(stop)}`);
  if (days.length > 2 || hours.length === days.length) return thinned(days, room);
  const [, ...dayStarts] = days.map(({ day }) => day);
  const named = hours.map(({ day }) => ({
    day,
    text: dayStarts.includes(day) ? monthAndDay(day) : formatHour(day),
  }));
  // Before its first full hour a day has started, not an hour.
  return thinned(named.slice(1), room);
}

function firstTicks(stops: readonly number[], textOf: (stop: number) => string): TimeTick[] {
  const found = new Map<string, number>();
  for (const stop of stops) {
    const text = textOf(stop);
    if (!found.has(text)) found.set(text, stop);
  }
  return [...found].map(([text, day]) => ({ day, text }));
}

function thinned(ticks: readonly TimeTick[], room: number): TimeTick[] {
  const every = Math.ceil(ticks.length / room);
  return ticks.filter((_, index) => (ticks.length - 1 - index) % every === 0);
}

function monthStarts(from: number, to: number, every: number): TimeTick[] {
  const firstYear = new Date(from * msPerDay).getUTCFullYear();
  const ticks: TimeTick[] = [];
  for (let month = 0; ; month += every) {
    const moment = Date.UTC(firstYear, month, 1);
    const day = moment / msPerDay;
    if (day > to) return ticks;
    if (day >= from) ticks.push({ day, text: monthText(moment) });
  }
}

function monthText(moment: number): string {
  const date = new Date(moment);
  return date.getUTCMonth() === 0 ? String(date.getUTCFullYear()) : monthName.format(moment);
}

const msPerDay = 86_400_000;
const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
