import { type Exchange, rateOfPeriod } from '../columns/index.ts';
import type { IsoDate } from '../facts/index.ts';
import { daysBetween, yearsBefore } from '../periods/index.ts';
import { type Dividend, dividendsDueBy } from '../prices/index.ts';
import type { Statements } from '../statements/index.ts';

/** What the filings say was paid in the twelve months that end on a day, oldest first. */
export type FiledDividends = readonly {
  readonly end: IsoDate;
  readonly paid: boolean;
  /** Per traded share in the trading currency; null where it was filed in another and the year has no rate. */
  readonly perTradedShare: number | null;
}[];

/**
 * Less than this part of what was filed is a list with holes. Payments are filed when declared and listed by ex-date, so
 * one of four quarterly ones may fall into the next year; two may not.
 */
const wholeEnough = 0.6;

/** A filing that says nothing was paid stands for three quarters after it, when the next two are due. */
const silentAfterDays = 273;

export function filedDividends(
  { annual, ltm }: Pick<Statements, 'annual' | 'ltm'>,
  adrRatio: number,
  exchange: Exchange | null,
): FiledDividends {
  const statements = ltm === null ? annual : [...annual, ltm];
  return statements.map(({ period, lines }) => {
    const value = lines.dividendsPerShare.value ?? 0;
    const { value: rate } = rateOfPeriod(exchange, period.start, period.end);
    const perTradedShare = rate === null ? null : (value * adrRatio) / rate;
    return { end: period.end, paid: value > 0, perTradedShare };
  });
}

/**
 * Whether a list of dividends holds what was paid between two days: what the filings say for every fiscal year that
 * touches the time, something at all if the last filing says the company pays, and no end before the time ends.
 * Lists begin late, end early or are absent for companies that pay, and a return without its dividends is wrong.
 */
export function isCompleteList(
  dividends: readonly Dividend[],
  filed: FiledDividends,
  start: IsoDate,
  end: IsoDate,
): boolean {
  if (isOverdue(dividends, end)) return false;
  const last = filed.at(-1);
  if (last !== undefined && listedBetween(dividends, start, end) === 0) {
    if (last.paid || daysBetween(last.end, end) > silentAfterDays) return false;
  }
  return filed
    .filter((year) => year.paid && year.end > start && yearsBefore(year.end, 1) < end)
    .every((year) => {
      const listed = listedBetween(dividends, yearsBefore(year.end, 1), year.end);
      return year.perTradedShare === null ? listed > 0 : agreesWithFiled(listed, year.perTradedShare);
    });
}

/**
 * Whether a list stops before a day: the time since its newest payment is well over the longest between its last five.
 * A list of one payment has no rhythm to break for a year.
 */
export function isOverdue(dividends: readonly Dividend[], day: IsoDate): boolean {
  const days = dividends.filter(({ exDate }) => exDate <= day).map(({ exDate }) => exDate);
  const due = dividendsDueBy(days);
  return due !== null && day > due;
}

/** Whether twelve months of a list are what was filed for about the same months. */
export function agreesWithFiled(listed: number, filed: number): boolean {
  return listed >= filed * wholeEnough;
}

function listedBetween(dividends: readonly Dividend[], after: IsoDate, until: IsoDate): number {
  let total = 0;
  for (const { exDate, amount } of dividends) if (exDate > after && exDate <= until) total += amount;
  return total;
}
