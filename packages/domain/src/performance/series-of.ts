import type { IsoDate } from '../facts/index.ts';
import type { MissingReason } from '../figures/index.ts';
import type { Close } from '../prices/index.ts';
import type { IntradaySession } from '../quotes/index.ts';
import {
  type ByDay,
  type ChartPeriod,
  changeOver,
  endsByDay,
  type IndicatorKey,
  indicatorOf,
  isDailyKey,
  type Point,
  periodStart,
  rebase,
} from '../series/index.ts';
import type { Basis, ChartData } from './chart-data.ts';
import { closesIn } from './closes-in.ts';
import { type DailyValueKey, dayValues } from './day-values.ts';
import { intradayPoints } from './intraday-points.ts';
import { isMoney, periodPoints } from './period-points.ts';

export interface ChartChoice {
  readonly period: ChartPeriod;
  /** The period ends here, for every company alike. */
  readonly lastDay: IsoDate;
  readonly mode: 'absolute' | 'rebased';
  readonly basis: Basis;
  /** Prices within the days of a short period, where there are any. */
  readonly sessions?: readonly IntradaySession[];
  /** Money of fiscal periods as reported, or in the trading currency, to stand beside other companies'. */
  readonly currency?: 'reported' | 'traded';
}

export interface Series {
  readonly indicator: IndicatorKey;
  /** The currency of money and money per share; null for rates, numbers and counts. */
  readonly currency: string | null;
  /** Points of fiscal periods, and of prices within the days; none of a series by day. */
  readonly points: readonly Point[];
  /** What makes the points of a series by day from the closes of the period; null for others, and without a point. */
  readonly byDay: ByDay | null;
  /** Set exactly when there is not one point. */
  readonly why: MissingReason | null;
  /** Last against first value as filed or traded, whichever mode the points are in; null where that says nothing. */
  readonly change: number | null;
}

/**
 * One indicator of one company over a period.
 * @param closes oldest first; those of the period and the one it starts from are enough
 */
export function seriesOf(
  chartData: ChartData,
  closes: readonly Close[],
  indicator: IndicatorKey,
  choice: ChartChoice,
): Series {
  const currency = choice.mode === 'rebased' ? null : currencyOf(chartData, indicator, choice);
  return { indicator, currency, ...valuesOf(chartData, closes, indicator, choice) };
}

type SeriesValues = Omit<Series, 'indicator' | 'currency'>;

function valuesOf(
  chartData: ChartData,
  closes: readonly Close[],
  indicator: IndicatorKey,
  choice: ChartChoice,
): SeriesValues {
  // A change of the price is the same change in either mode.
  if (indicator === 'priceChange')
    return valuesOf(chartData, closes, 'stockPrice', { ...choice, mode: 'rebased' });
  const { period, lastDay, mode, basis, sessions = [] } = choice;
  if (!isDailyKey(indicator)) {
    const from = periodStart(period, lastDay);
    const { points, why } = periodPoints(indicator, chartData[basis], from, lastDay, currencyFor(choice));
    return why === null ? inMode(mode, points) : refused(why);
  }
  const moments = indicator === 'stockPrice' ? intradayPoints(closes, sessions, period, lastDay) : null;
  if (moments !== null) return inMode(mode, moments);
  return valuesByDay(chartData, closesIn(closes, period, lastDay), indicator, choice);
}

function inMode(mode: ChartChoice['mode'], points: readonly Point[]): SeriesValues {
  const change = changeOver(points);
  if (mode === 'absolute') return { points, byDay: null, why: null, change };
  const rebased = rebase(points);
  return rebased.ok
    ? { points: rebased.points, byDay: null, why: null, change }
    : { ...refused(rebased.why), change };
}

function valuesByDay(
  chartData: ChartData,
  closes: readonly Close[],
  indicator: DailyValueKey,
  { mode }: ChartChoice,
): SeriesValues {
  const { form, steps, why } = dayValues(chartData, closes, indicator);
  if (why !== null) return refused(why);
  const byDay: ByDay = { form, steps, base: null };
  const ends = endsByDay(byDay, closes);
  const change = changeOver(ends);
  if (mode === 'absolute') return { points: [], byDay, why: null, change };
  const rebased = rebase(ends);
  return rebased.ok
    ? { points: [], byDay: { ...byDay, base: ends[0]?.value ?? null }, why: null, change }
    : { ...refused(rebased.why), change };
}

function refused(why: MissingReason): SeriesValues {
  return { points: [], byDay: null, why, change: null };
}

// Growth is growth of what was reported: the currency's own is no company's.
function currencyFor({ mode, currency = 'reported' }: ChartChoice): 'reported' | 'traded' {
  return mode === 'rebased' ? 'reported' : currency;
}

function currencyOf(
  { currency, reportedCurrency, ...chartData }: ChartData,
  indicator: IndicatorKey,
  choice: ChartChoice,
): string | null {
  const { unit } = indicatorOf(indicator);
  if (unit !== 'millions' && unit !== 'perShare') return null;
  if (!isMoney(indicator)) return currency;
  const isConverted = currencyFor(choice) === 'traded' && chartData[choice.basis].rates !== null;
  return isConverted ? currency : reportedCurrency;
}
