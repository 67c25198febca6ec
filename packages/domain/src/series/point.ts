import type { IsoDate } from '../facts/index.ts';

/** One value of a series: at the day of a close, at the end of a fiscal period, or at a time within a day. */
export interface Point {
  /** A day, or a time in New York's offset: `2026-08-21T16:00:00-04:00`. */
  readonly date: IsoDate;
  readonly value: number;
  /** Set where the value rests on a close that was drawn between two real ones. */
  readonly simulated?: true;
}

export function pointOf(date: IsoDate, value: number, simulated: boolean): Point {
  return simulated ? { date, value, simulated } : { date, value };
}
