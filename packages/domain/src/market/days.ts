import type { IsoDate } from '../facts/index.ts';

const dayMs = 86_400_000;

/** The same calendar day some years before; 29 February becomes the 28th. */
export function yearsBefore(day: IsoDate, years: number): IsoDate {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  return `${year}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;
}

export function daysBefore(day: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
}
