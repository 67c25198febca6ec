import type { IsoDate } from '../facts/index.ts';
import { dayNumber, isoDay } from '../periods/index.ts';
import type { Close } from './close.ts';
import { partOf } from './part-of.ts';
import { type IndexRange, simulatedRanges, toFlags } from './simulated-ranges.ts';

/** Closes as columns, oldest first: a tenth of what the same days weigh as a list, and as exact. */
export interface CloseColumns {
  /** The day of the first close; null without one. */
  readonly first: IsoDate | null;
  /** Calendar days since the close before; 0 for the first. */
  readonly gaps: readonly number[];
  readonly values: readonly number[];
  /** The closes that were drawn between two real ones. */
  readonly simulated: readonly IndexRange[];
}

/** Example: Friday 21 August 2026 at 9.5 and Monday at 10: first 2026-08-21, gaps 0 and 3, values 9.5 and 10. */
export function columnsOf(closes: readonly Close[]): CloseColumns {
  const days = closes.map(({ day }) => dayNumber(day));
  return {
    first: closes[0]?.day ?? null,
    gaps: days.map((day, at) => day - (days[at - 1] ?? day)),
    values: closes.map(({ close }) => close),
    simulated: simulatedRanges(closes),
  };
}

export function closesOf(columns: CloseColumns): Close[] {
  return numberedCloses(columns).map(({ day, close, simulated }) => ({ day: isoDay(day), close, simulated }));
}

/** A close whose day is counted from the first of 1970. */
export interface NumberedClose extends Omit<Close, 'day'> {
  readonly day: number;
}

/** The closes for who places them on an axis: nothing of it has to be written as a date first. */
export function numberedCloses({ first, gaps, values, simulated }: CloseColumns): NumberedClose[] {
  if (first === null) return [];
  const flags = toFlags(simulated, values.length);
  let day = dayNumber(first);
  return values.map((close, at) => {
    day += gaps[at] ?? 0;
    return { day, close, simulated: flags[at] === 1 };
  });
}

/** The columns from a place on and up to another, that one left out. */
export function sliceColumns(
  { first, gaps, values, simulated }: CloseColumns,
  from: number,
  to: number,
): CloseColumns {
  if (first === null || from >= Math.min(to, values.length)) return columnsOf([]);
  let day = dayNumber(first);
  for (let at = 1; at <= from; at += 1) day += gaps[at] ?? 0;
  return {
    first: isoDay(day),
    gaps: [0, ...partOf(gaps, from + 1, to)],
    values: partOf(values, from, to),
    simulated: simulated
      .map(([start, end]) => [Math.max(start, from) - from, Math.min(end, to) - from] as const)
      .filter(([start, end]) => start < end),
  };
}
