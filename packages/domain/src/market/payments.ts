import type { IsoDate } from '../facts/index.ts';
import { daysAfter, daysBetween } from '../periods/index.ts';
import type { Dividend } from '../prices/index.ts';
import { isCompleteList, isOverdue } from './filed-dividends.ts';
import type { FiledPayments } from './filed-payments.ts';

/** What was paid per traded share, and whether by ex-date or, with less precision, as filed. */
export interface Payments {
  readonly source: 'listed' | 'filed' | 'filed_then_listed';
  /** Oldest first. */
  readonly dividends: readonly Dividend[];
  /** How many of the newest repeat the last one known: no filing covers their quarter yet. */
  readonly repeated: number;
}

/** Finds the payments after one day and up to another: null where neither the list nor the filings hold them. */
export type FindPayments = (after: IsoDate, until: IsoDate) => Payments | null;

/** A return may rest on this many repeated quarters: of twelve months at least half are known. */
const maxRepeated = 2;

const quarterDays = 91;

/**
 * The list by ex-date where it is whole, else what the filings say of each quarter, paid at its last day: up to the day
 * from which the list is whole, or up to the last filing, with the quarters since then repeated. A payment moved by some
 * weeks changes a return by hundredths of a point; one left out changes it by as much as it was worth.
 *
 * Refuses (null): filings that begin later than the first day or, unless the list goes on, end more quarters than
 * `most` before the last one.
 * @param most how many quarters may be repeated
 *
 * docs/methodology.md, "Total return"
 */
export function paymentsOf(
  listed: readonly Dividend[],
  filed: FiledPayments,
  most = maxRepeated,
): FindPayments {
  const { years, quarters, firstDay, lastDay } = filed;
  return (after, until) => {
    if (isCompleteList(listed, years, after, until)) {
      return { source: 'listed', dividends: listed, repeated: 0 };
    }
    if (quarters.length === 0 || firstDay === null || lastDay === null || firstDay > after) return null;
    const joined = filedThenListed(listed, filed, after, until);
    if (joined !== null) return { source: 'filed_then_listed', dividends: joined, repeated: 0 };
    const repeated = repeatedQuarters(filed, lastDay, until);
    if (repeated === null || repeated.length > most) return null;
    const dividends = withinSpan([...quarters, ...repeated], after, until);
    return { source: 'filed', dividends, repeated: repeated.filter(({ amount }) => amount > 0).length };
  };
}

/** One payment every thirteen weeks after the last filing; more than some years of it are nobody's question. */
function repeatedQuarters({ perQuarter }: FiledPayments, lastDay: IsoDate, until: IsoDate): Dividend[] {
  const count = Math.max(Math.floor(daysBetween(lastDay, until) / quarterDays), 0);
  return Array.from({ length: count }, (_, at) => ({
    exDate: daysAfter(lastDay, (at + 1) * quarterDays),
    amount: perQuarter,
  }));
}

/**
 * Filed payments up to the end of a fiscal year, those of the list after it, from the first year on from which the list is
 * whole. Filed ones are moved onto the rhythm of the list, so that none is counted twice at the seam or left out there.
 */
function filedThenListed(
  listed: readonly Dividend[],
  { years, quarters }: FiledPayments,
  after: IsoDate,
  until: IsoDate,
): Dividend[] | null {
  if (listed.length === 0 || isOverdue(listed, until)) return null;
  const seam = years.find(
    ({ end }) => end > after && end < until && isCompleteList(listed, years, end, until),
  );
  if (seam === undefined) return null;
  const onList = listed.filter(({ exDate }) => exDate > seam.end && exDate <= until);
  const first = onList[0];
  if (first === undefined) return null;
  const shift = shiftOf(quarters, onList);
  const before = quarters
    .map(({ exDate, amount }) => ({ exDate: daysAfter(exDate, shift), amount }))
    .filter(({ exDate }) => exDate > after && daysBetween(exDate, first.exDate) > quarterDays / 2);
  return [...before, ...onList];
}

/** Days from a quarter's end to the listed payment nearest to it, the median of all that are on the list. */
function shiftOf(quarters: readonly Dividend[], listed: readonly Dividend[]): number {
  const shifts = listed.map(({ exDate }) => {
    const distances = quarters.map((quarter) => daysBetween(quarter.exDate, exDate));
    return distances.reduce(
      (nearest, days) => (Math.abs(days) < Math.abs(nearest) ? days : nearest),
      quarterDays / 2,
    );
  });
  const sorted = shifts.sort((left, right) => left - right);
  return Math.round(sorted[sorted.length >> 1] ?? 0);
}

// A quarter ends some days earlier or later each year: a payment about as long before the newest one as the whole time is
// that same payment, already paid to who held the share before.
function withinSpan(payments: readonly Dividend[], start: IsoDate, end: IsoDate): Dividend[] {
  const until = payments.filter(({ exDate }) => exDate <= end);
  const after = daysAfter(until.at(-1)?.exDate ?? end, 15 - daysBetween(start, end));
  return until.filter(({ exDate }) => exDate > after && exDate > start);
}
