export interface TimeTick {
  readonly day: number;
  readonly text: string;
}

/** Days, weeks, months, quarters or years between two days: the finest that leaves room for every label. */
export function timeTicks(from: number, to: number, room: number): TimeTick[] {
  const span = to - from;
  if (span <= room * 7) {
    const every = Math.max(Math.ceil((span + 1) / room), 1);
    return Array.from({ length: Math.floor(span / every) + 1 }, (_, index) => {
      const day = to - index * every;
      return { day, text: monthAndDay.format(day * msPerDay) };
    }).reverse();
  }
  const months = [1, 2, 3, 6, 12, 24, 60, 120].find((step) => span / (step * 30.4) <= room) ?? 120;
  return monthStarts(from, to, months);
}

function monthStarts(from: number, to: number, every: number): TimeTick[] {
  const start = new Date(from * msPerDay);
  const firstYear = start.getUTCFullYear();
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
  return date.getUTCMonth() === 0 ? String(date.getUTCFullYear()) : month.format(moment);
}

const msPerDay = 86_400_000;
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const whole = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Sep 27, 2025`, wherever the reader is. */
export function dayText(day: number): string {
  return whole.format(day * msPerDay);
}
