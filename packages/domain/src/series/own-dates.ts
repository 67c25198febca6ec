import type { IsoDate } from '../facts/index.ts';

/** Two days of a reader's choice, the earlier first: `2020-01-02..2024-06-28`. */
export type OwnDates = `${IsoDate}..${IsoDate}`;

export interface Dates {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

const form = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/;

/** Real days of the calendar, the earlier first. */
export function isOwnDates(text: string): text is OwnDates {
  const [, from = '', to = ''] = form.exec(text) ?? [];
  return isDay(from) && isDay(to) && from < to;
}

export function ownDates({ from, to }: Dates): OwnDates {
  return `${from}..${to}`;
}

export function datesOf(period: OwnDates): Dates {
  return { from: period.slice(0, 10), to: period.slice(12) };
}

export type DatesRefusal = 'missing' | 'reversed' | 'starts_too_early' | 'ends_too_late';

/**
 * Why two days can't be a period of what is on file, which both must lie within; null if they can.
 *
 * Refuses: a day that is missing or none of the calendar; a last day that is not after the first; a day outside.
 * Example: with 2 January 2014 to 21 August 2026 on file, 1 January 2014 starts too early.
 */
export function refuseDates({ from, to }: Dates, onFile: Dates): DatesRefusal | null {
  if (!isDay(from) || !isDay(to)) return 'missing';
  if (from >= to) return 'reversed';
  if (from < onFile.from) return 'starts_too_early';
  return to > onFile.to ? 'ends_too_late' : null;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10;
}
