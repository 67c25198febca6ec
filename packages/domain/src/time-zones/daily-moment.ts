import type { IsoDate } from '../facts/index.ts';

export interface DailyMoment {
  /** There. */
  readonly day: IsoDate;
  readonly at: Date;
}

/**
 * The last time it was this hour in a time zone, counted once a day: where clocks go back it is the first of both hours,
 * and where they skip the hour it is the moment they jump.
 *
 * Example: at 2026-11-23T02:00:00Z, 7 in New York was last at 2026-11-22T12:00:00Z, on the 22nd.
 */
export function lastDailyMoment(now: Date, hour: number, timeZone: string): DailyMoment {
  const today = dayIn(now, timeZone);
  const moment = dailyMoment(today, hour, timeZone);
  if (moment.getTime() <= now.getTime()) return { day: today, at: moment };
  const before = new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10);
  return { day: before, at: dailyMoment(before, hour, timeZone) };
}

function dailyMoment(day: IsoDate, hour: number, timeZone: string): Date {
  const asIfUtc = Date.parse(day) + hour * 3_600_000;
  const before = offsetAt(new Date(asIfUtc - dayMs), timeZone);
  const after = offsetAt(new Date(asIfUtc + dayMs), timeZone);
  const times = [asIfUtc - before, asIfUtc - after].filter(
    (time) => time + offsetAt(new Date(time), timeZone) === asIfUtc,
  );
  // In a gap neither is that hour; by the clock of before it is the moment of the jump.
  return new Date(times.length === 0 ? asIfUtc - before : Math.min(...times));
}

function dayIn(at: Date, timeZone: string): IsoDate {
  return new Date(at.getTime() + offsetAt(at, timeZone)).toISOString().slice(0, 10);
}

const dayMs = 24 * 3_600_000;

/** Milliseconds that a time zone is ahead of UTC. */
function offsetAt(at: Date, timeZone: string): number {
  const name = zoneOf(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const zones = new Map<string, Intl.DateTimeFormat>();

function zoneOf(timeZone: string): Intl.DateTimeFormat {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  // A name is accepted in any case, so there are more of them than zones.
  if (zones.size >= 1_000) zones.clear();
  zones.set(timeZone, zone);
  return zone;
}

/** Whether it is the name of a time zone, such as `Europe/Paris`. A fixed offset is none: it knows no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
