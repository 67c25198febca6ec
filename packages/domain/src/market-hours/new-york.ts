import type { IsoDate } from '../facts/index.ts';

/** The day it is in New York. Example: 2026-01-01T02:00:00Z is still 2025-12-31 there. */
export function newYorkDay(at: Date): IsoDate {
  return hourOf(at).day;
}

/** A time in New York's offset, e.g. `2026-08-21T16:00:00-04:00`. */
export function newYorkTime(at: Date): string {
  const { offset } = hourOf(at);
  const local = new Date(at.getTime() + offset * minute).toISOString().slice(0, 19);
  const hours = String(Math.abs(offset) / 60).padStart(2, '0');
  return `${local}-${hours}:00`;
}

/** The moment of an hour of a day in New York; of day time, when clocks never change. */
export function inNewYork(day: IsoDate, time: `${number}:${number}`): Date {
  const asIfUtc = new Date(`${day}T${time}:00Z`);
  return new Date(asIfUtc.getTime() - hourOf(new Date(`${day}T17:00:00Z`)).offset * minute);
}

const minute = 60_000;

const zone = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'longOffset' });

/** All that is the same until the next full hour, at which alone clocks and days change. */
interface Hour {
  /** Minutes that New York is ahead of UTC: -240 in summer, -300 in winter. */
  readonly offset: number;
  readonly day: IsoDate;
}

function hourOf(at: Date): Hour {
  const number = Math.floor(at.getTime() / 3_600_000);
  const known = knownHours.get(number);
  if (known !== undefined) return known;
  const name = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const offset = Number(/GMT([+-]\d+)/.exec(name)?.[1] ?? 0) * 60;
  const hour = { offset, day: new Date(at.getTime() + offset * minute).toISOString().slice(0, 10) };
  if (knownHours.size >= rememberedHours) knownHours.clear();
  knownHours.set(number, hour);
  return hour;
}

/** Asking the time zones costs a thousand times what looking up the hour does. */
const knownHours = new Map<number, Hour>();
const rememberedHours = 5_000;
