import type { Fact, IsoDate } from '../facts/index.ts';
import { quartersIn } from './classify-duration.ts';
import { dayNumber, daysAfter } from './day-count.ts';
import type { FiscalPeriod, Quarter } from './fiscal-period.ts';
import { yearEndTolerance } from './fiscal-year-end.ts';
import { type FiscalYear, fiscalYears } from './fiscal-years.ts';

/** A stretch of quarters inside one fiscal year, e.g. 1 to 3 for nine months; for an instant `from` is 0. */
export interface Slot {
  readonly year: number;
  readonly from: Quarter | 0;
  readonly to: Quarter;
}

/** Where filed days lie in the company's own years. */
export interface FiscalCalendar {
  /** Every fiscal year, oldest first. */
  readonly years: readonly FiscalPeriod[];
  /** Every quarter whose last day some filing gives, oldest first. */
  readonly quarters: readonly FiscalPeriod[];
  slotOf(start: IsoDate | null, end: IsoDate): Slot | null;
}

/** Days a balance sheet may stand apart from the last day of its quarter. */
const balanceTolerance = 7;

/**
 * The calendar of one company, read from the days of its filings alone: `fy` and `fp` of the feed describe the filing,
 * not the period, and are not even kept.
 *
 * A day's place in its fiscal year is the number of days since the year began, so quarters of 12, 13 or 16 weeks fall
 * into place. A stretch is either year-to-date or one quarter; anything else (the half from April to September) has no slot.
 *
 * docs/methodology.md, "Fiscal periods"
 */
export function fiscalCalendar(facts: readonly Fact[], fiscalYearEnd: string | null): FiscalCalendar {
  const years = fiscalYears(facts, fiscalYearEnd);
  const bounds = years.map((it) => ({ ...it, first: dayNumber(it.start), last: dayNumber(it.end) }));
  const spans = new Map<string, Slot | null>();
  const spanOf = (start: IsoDate, end: IsoDate): Slot | null => {
    const key = `${start}${end}`;
    const known = spans.get(key);
    if (known !== undefined) return known;
    const slot = durationSlot(bounds, start, end);
    spans.set(key, slot);
    return slot;
  };
  const { lastDays, firstDays } = quarterDays(facts, spanOf);
  for (const it of years) if (it.filed) lastDays.set(it.year * 10 + 4, it.end);
  const closings = [...lastDays].map(([key, day]) => ({ key, at: dayNumber(day) }));
  const instants = new Map<IsoDate, Slot | null>();
  const instantOf = (end: IsoDate): Slot | null => {
    const known = instants.get(end);
    if (known !== undefined) return known;
    const slot = instantSlot(closings, end);
    instants.set(end, slot);
    return slot;
  };
  return {
    years: years.map(({ year, start, end }) => ({ year, quarter: null, start, end })),
    quarters: quarterPeriods(years, lastDays, firstDays),
    slotOf: (start, end) => (start === null ? instantOf(end) : spanOf(start, end)),
  };
}

/** A fiscal year with its days as numbers, because every stretch filed is held against every year. */
interface YearBounds extends FiscalYear {
  readonly first: number;
  readonly last: number;
}

function durationSlot(years: readonly YearBounds[], start: IsoDate, end: IsoDate): Slot | null {
  const first = dayNumber(start);
  const last = dayNumber(end);
  const length = quartersIn(last - first + 1);
  if (length === null) return null;
  for (const fiscalYear of years) {
    const { first: yearStart, last: yearEnd } = fiscalYear;
    if (last > yearEnd + yearEndTolerance || first < yearStart - yearEndTolerance) continue;
    const to = Math.abs(last - yearEnd) <= yearEndTolerance ? 4 : quartersIn(last - yearStart + 1);
    if (to === null || (to === 4 && fiscalYear.filed && Math.abs(last - yearEnd) > yearEndTolerance))
      continue;
    if (length === to && Math.abs(first - yearStart) <= yearEndTolerance) {
      return { year: fiscalYear.year, from: 1, to };
    }
    const elapsed = quartersIn(first - yearStart);
    if (length === 1 && elapsed !== null && elapsed + 1 === to) {
      return { year: fiscalYear.year, from: to, to };
    }
  }
  return null;
}

/** The first and the last day of each quarter (keyed year x 10 + quarter) that most facts give. */
function quarterDays(
  facts: readonly Fact[],
  spanOf: (start: IsoDate, end: IsoDate) => Slot | null,
): { lastDays: Map<number, IsoDate>; firstDays: Map<number, IsoDate> } {
  const lastVotes = new Map<number, Map<IsoDate, number>>();
  const firstVotes = new Map<number, Map<IsoDate, number>>();
  for (const fact of facts) {
    const slot = fact.start === null ? null : spanOf(fact.start, fact.end);
    if (slot === null || fact.start === null) continue;
    const key = slot.year * 10 + slot.to;
    vote(lastVotes, key, fact.end);
    if (slot.from === slot.to) vote(firstVotes, key, fact.start);
  }
  return { lastDays: winners(lastVotes), firstDays: winners(firstVotes) };
}

function vote(votes: Map<number, Map<IsoDate, number>>, key: number, day: IsoDate): void {
  const days = votes.get(key) ?? new Map<IsoDate, number>();
  days.set(day, (days.get(day) ?? 0) + 1);
  votes.set(key, days);
}

function winners(votes: ReadonlyMap<number, ReadonlyMap<IsoDate, number>>): Map<number, IsoDate> {
  return new Map([...votes].map(([key, days]) => [key, [...days].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '']));
}

function instantSlot(closings: readonly { key: number; at: number }[], day: IsoDate): Slot | null {
  const at = dayNumber(day);
  let nearest = balanceTolerance + 1;
  let slot: Slot | null = null;
  for (const { key, at: closing } of closings) {
    const distance = Math.abs(closing - at);
    if (distance >= nearest) continue;
    nearest = distance;
    slot = { year: Math.floor(key / 10), from: 0, to: (key % 10) as Quarter };
  }
  return slot;
}

/** A quarter without a filed first day (only a half was filed) counts as thirteen weeks. */
function quarterPeriods(
  years: readonly FiscalYear[],
  lastDays: ReadonlyMap<number, IsoDate>,
  firstDays: ReadonlyMap<number, IsoDate>,
): FiscalPeriod[] {
  const quarters: FiscalPeriod[] = [];
  for (const { year, start: yearStart } of years) {
    for (const quarter of [1, 2, 3, 4] as const) {
      const key = year * 10 + quarter;
      const end = lastDays.get(key);
      if (end === undefined) continue;
      const before = lastDays.get(key - 1);
      const follows = before === undefined ? daysAfter(end, -90) : daysAfter(before, 1);
      quarters.push({
        year,
        quarter,
        start: firstDays.get(key) ?? (quarter === 1 ? yearStart : follows),
        end,
      });
    }
  }
  return quarters;
}
