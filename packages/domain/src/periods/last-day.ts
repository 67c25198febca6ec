import type { IsoDate } from '../facts/index.ts';

/** The latest of some days; null of none. */
export function lastDay(days: Iterable<IsoDate>): IsoDate | null {
  let last: IsoDate | null = null;
  for (const day of days) if (last === null || day > last) last = day;
  return last;
}
