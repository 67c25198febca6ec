import type { Exchange } from '../columns/index.ts';
import type { IsoDate } from '../facts/index.ts';
import type { Dividend } from '../prices/index.ts';
import type { Statement, Statements } from '../statements/index.ts';
import { type FiledDividends, filedDividends } from './filed-dividends.ts';
import { fiscalYearPayments } from './fiscal-year-payments.ts';

/** What the filings say of payments: plain data, so that it can be kept. */
export interface FiledPayments {
  readonly years: FiledDividends;
  /** Each quarter's payment per traded share at its last day, oldest first; none where the filings don't say. */
  readonly quarters: readonly Dividend[];
  /** The first and the last day that `quarters` speak of. */
  readonly firstDay: IsoDate | null;
  readonly lastDay: IsoDate | null;
  /** What is paid a quarter as far as the filings tell: repeated after `lastDay`. */
  readonly perQuarter: number;
}

/** A payment above this many times the usual one holds a special dividend, which is not repeated. */
const specialAbove = 1.5;

/**
 * Dividends per traded share as filed, each quarter's at its last day.
 *
 * In another currency there are no quarters: a mean rate of a year is too rough for a day's payment, so the list by ex-date
 * decides. A quarter that is not known ends the list: what comes after the last fiscal year stops at the first hole. Companies that
 * declare several quarters at once are spread over the year (fiscalYearPayments).
 *
 * @example WMT declares 0.94 in its first quarter and nothing in the other three: 0.235 at the end of each
 */
export function filedPayments(
  { annual, quarterly, ltm }: Statements,
  adrRatio: number,
  exchange: Exchange | null,
): FiledPayments {
  const years = filedDividends({ annual, ltm }, adrRatio, exchange);
  const firstDay = annual[0]?.period.start ?? null;
  if (exchange !== null) return { years, quarters: [], firstDay, lastDay: null, perQuarter: 0 };
  const ofYears = fiscalYearPayments(annual, quarterly);
  const lastYear = annual.at(-1)?.period;
  const payments = [...ofYears.payments, ...knownQuartersAfter(quarterly, lastYear?.year ?? 0)];
  const inTradedShares = payments.map(({ exDate, amount }) => ({ exDate, amount: amount * adrRatio }));
  return {
    years,
    quarters: inTradedShares.filter(({ amount }) => amount > 0),
    firstDay,
    lastDay: inTradedShares.at(-1)?.exDate ?? lastYear?.end ?? null,
    perQuarter: usualPayment(inTradedShares.slice(-4), ofYears.isSpread),
  };
}

function knownQuartersAfter(quarterly: readonly Statement[], year: number): Dividend[] {
  const later = quarterly.filter(({ period }) => period.year > year);
  const unknown = later.findIndex(({ lines }) => lines.dividendsPerShare.value === null);
  return (unknown === -1 ? later : later.slice(0, unknown)).map(({ period, lines }) => ({
    exDate: period.end,
    amount: lines.dividendsPerShare.value ?? 0,
  }));
}

/** The last quarter's payment without a special one; of declarations for several quarters at once, their mean. */
function usualPayment(lastFour: readonly Dividend[], isSpread: boolean): number {
  const amounts = lastFour.map(({ amount }) => amount);
  if (isSpread) return amounts.reduce((total, amount) => total + amount, 0) / 4;
  const last = amounts.at(-1) ?? 0;
  const paid = amounts.filter((amount) => amount > 0).sort((left, right) => left - right);
  const median = paid[(paid.length - 1) >> 1] ?? 0;
  return last > median * specialAbove ? median : last;
}
