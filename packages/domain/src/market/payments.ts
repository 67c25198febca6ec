import type { IsoDate } from '../facts/index.ts';
import type { Why } from '../figures/index.ts';
import { daysAfter, daysBetween } from '../periods/index.ts';
import type { Close, Dividend } from '../prices/index.ts';
import type { Statement, Statements } from '../statements/index.ts';
import { type FiledDividends, filedDividends, isWholeList } from './filed-dividends.ts';

/** What was paid per traded share, and whether by ex-date or, with less precision, as filed. */
export interface Payments {
  readonly source: 'listed' | 'filed';
  readonly dividends: readonly Dividend[];
}

/**
 * Half of the last shown decimal of a yearly return, 0.1 %. Payments since the last filing that could not move the
 * figure by that much may be left out; any more, and there is no figure.
 */
const unseen = 0.0005;

/** A last filing is up to a quarter old without a payment having been left out of it. */
const quarterDays = 91;

/** Finds the payments between two days: null where neither the list of dividends nor the filings hold them all. */
export type FindPayments = (start: Close, end: Close) => Payments | null;

/** What the filings say of payments: plain data, so that it can be kept. */
export interface FiledPayments {
  readonly years: FiledDividends;
  /** Each quarter's payment per traded share at its last day; none where filed in another currency. */
  readonly quarters: readonly Dividend[];
  /** The first day any filing speaks of. */
  readonly firstDay: IsoDate | null;
}

export function filedPayments(statements: Statements, adrRatio: number, refusal: Why | null): FiledPayments {
  return {
    years: filedDividends(statements, adrRatio, refusal),
    quarters: refusal === null ? quarterlyPayments(statements, adrRatio) : [],
    firstDay: statements.annual[0]?.period.start ?? null,
  };
}

/**
 * The list by ex-date where it is whole, else what the filings say of each quarter, paid at its last day. A payment
 * moved by some weeks changes a return by a few hundredths of a point; one left out by as much as it was worth.
 */
export function paymentsOf(
  listed: readonly Dividend[],
  { years, quarters, firstDay }: FiledPayments,
): FindPayments {
  const last = years.at(-1);
  return (start, end) => {
    if (isWholeList(listed, years, start.day, end.day)) return { source: 'listed', dividends: listed };
    if (quarters.length === 0 || last === undefined || firstDay === null || firstDay > start.day) return null;
    const span = daysBetween(start.day, end.day) / 365.25;
    const sinceFiled = Math.max(daysBetween(last.end, end.day) - quarterDays, 0) / 365.25;
    const leftOut = (sinceFiled * (last.perTradedShare ?? 0)) / end.close / span;
    return leftOut < unseen ? { source: 'filed', dividends: withinSpan(quarters, start, end) } : null;
  };
}

// A quarter ends some days earlier or later each year: a payment about as long before the newest one as the whole time is
// that same payment, already paid to who held the share before.
function withinSpan(payments: readonly Dividend[], start: Close, end: Close): Dividend[] {
  const until = payments.filter(({ exDate }) => exDate <= end.day);
  const span = daysBetween(start.day, end.day);
  const after = daysAfter(until.at(-1)?.exDate ?? end.day, 15 - span);
  return until.filter(({ exDate }) => exDate > after);
}

/** Each quarter's filed dividends at its last day; a year of which some quarter is unknown in four equal parts. */
function quarterlyPayments({ annual, quarterly }: Statements, adrRatio: number): Dividend[] {
  const lastYear = annual.at(-1)?.period.year ?? 0;
  const ofYears = annual.flatMap((year) => {
    const quarters = quarterly.filter((quarter) => quarter.period.year === year.period.year);
    const known = quarters.flatMap((quarter) => paymentOf(quarter, adrRatio));
    return known.length === 4 ? known : quartersOf(year, adrRatio);
  });
  const sinceThen = quarterly.filter((quarter) => quarter.period.year > lastYear);
  return [...ofYears, ...sinceThen.flatMap((quarter) => paymentOf(quarter, adrRatio))].filter(
    ({ amount }) => amount > 0,
  );
}

function paymentOf({ period, lines }: Statement, adrRatio: number): Dividend[] {
  const { value } = lines.dividendsPerShare;
  return value === null ? [] : [{ exDate: period.end, amount: value * adrRatio }];
}

function quartersOf(year: Statement, adrRatio: number): Dividend[] {
  return paymentOf(year, adrRatio).flatMap(({ exDate, amount }) =>
    [-273, -182, -91, 0].map((days) => ({ exDate: daysAfter(exDate, days), amount: amount / 4 })),
  );
}
