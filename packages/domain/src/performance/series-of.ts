import type { IsoDate } from '../facts/index.ts';
import type { Why } from '../figures/index.ts';
import { paymentsOf, yearsBefore } from '../market/index.ts';
import type { Close } from '../prices/index.ts';
import type { IntradaySession } from '../quotes/index.ts';
import {
  changeOver,
  type IndicatorKey,
  indicatorOf,
  isDailyKey,
  type Period,
  type Point,
  periodStart,
  pointOf,
  rebase,
} from '../series/index.ts';
import type { Basis, ChartBook } from './chart-book.ts';
import { closesIn } from './closes-in.ts';
import { dailyRatio, type Values } from './daily-ratio.ts';
import { intradayPoints } from './intraday-points.ts';
import { periodPoints } from './period-points.ts';
import { totalReturnIndex } from './total-return-index.ts';

export interface ChartChoice {
  readonly period: Period;
  /** The period ends here, for every company alike. */
  readonly lastDay: IsoDate;
  readonly mode: 'absolute' | 'rebased';
  readonly basis: Basis;
  /** Prices within the days of a short period, where there are any. */
  readonly sessions?: readonly IntradaySession[];
}

export interface Series {
  readonly indicator: IndicatorKey;
  /** Of money and money per share; null for rates, numbers and counts. */
  readonly currency: string | null;
  readonly points: readonly Point[];
  /** Set exactly when there is not one point. */
  readonly why: Why | null;
  /** Last against first value as filed or traded, whichever mode the points are in; null where that says nothing. */
  readonly change: number | null;
}

/**
 * One indicator of one company over a period.
 * @param closes oldest first; those of the period and the one it starts from are enough
 */
export function seriesOf(
  book: ChartBook,
  closes: readonly Close[],
  indicator: IndicatorKey,
  choice: ChartChoice,
): Series {
  const { points, why } = valuesOf(book, closes, indicator, choice);
  const series = { indicator, currency: currencyOf(book, indicator), points, why };
  const change = changeOver(points);
  if (choice.mode === 'absolute' || why !== null) return { ...series, change };
  const rebased = rebase(points);
  return rebased.ok
    ? { ...series, currency: null, points: rebased.points, change }
    : { ...series, currency: null, points: [], why: rebased.why, change };
}

function valuesOf(
  book: ChartBook,
  closes: readonly Close[],
  indicator: IndicatorKey,
  { period, lastDay, basis, sessions = [] }: ChartChoice,
): Values {
  if (!isDailyKey(indicator)) {
    return periodPoints(indicator, book[basis], periodStart(period, lastDay), lastDay);
  }
  const within = closesIn(closes, period, lastDay);
  if (indicator === 'totalReturn') return totalReturnOf(book, within);
  if (indicator !== 'stockPrice') return dailyRatio(indicator, within, book);
  const points =
    intradayPoints(closes, sessions, period, lastDay) ??
    within.map(({ day, close, simulated }) => pointOf(day, close, simulated));
  return { points, why: points.length === 0 ? 'no_price' : null };
}

function totalReturnOf({ dividends, payments }: ChartBook, closes: readonly Close[]): Values {
  const [first, last] = [closes[0], closes.at(-1)];
  if (first === undefined || last === undefined) return { points: [], why: 'no_price' };
  // A month without a payment says nothing of the list it is missing from; a year does.
  const yearBefore = yearsBefore(last.day, 1);
  const since = first.day < yearBefore ? first : { ...first, day: yearBefore };
  const found = paymentsOf(dividends, payments)(since, last);
  const points = found === null ? null : totalReturnIndex(closes, found.dividends);
  return points === null ? { points: [], why: 'part_missing' } : { points, why: null };
}

function currencyOf({ currency, reportedCurrency }: ChartBook, indicator: IndicatorKey): string | null {
  const { unit, pace } = indicatorOf(indicator);
  if (unit !== 'millions' && unit !== 'perShare') return null;
  const isPrice = pace === 'daily' || indicator === 'averageStockPrice' || indicator === 'stockPriceRange';
  return isPrice ? currency : reportedCurrency;
}
