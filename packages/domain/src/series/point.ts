import type { IsoDate } from '../facts/index.ts';

/** One value of a series: at the day of a close, or at the end of a fiscal period. */
export interface Point {
  readonly date: IsoDate;
  readonly value: number;
  /** Set where the value rests on a close that was drawn between two real ones. */
  readonly simulated?: true;
}

export function pointOf(date: IsoDate, value: number, simulated: boolean): Point {
  return simulated ? { date, value, simulated } : { date, value };
}
