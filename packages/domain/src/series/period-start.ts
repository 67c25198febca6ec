import type { IsoDate } from '../facts/index.ts';
import { isTradingDay } from '../market-hours/index.ts';
import { daysAfter, monthsBefore } from '../periods/index.ts';
import { datesOf, isOwnDates, type OwnDates } from './own-dates.ts';

/** The periods of every price chart; the first is the default. */
export const periods = ['10Y', '5Y', '3Y', '1Y', '6M', '1M', '10D', '5D', '1D', 'YTD', 'MAX'] as const;
export type Period = (typeof periods)[number];
export type ChartPeriod = Period | OwnDates;

type PeriodOfDays = Extract<Period, `${number}D`>;
const tradingDaysOf: Readonly<Record<PeriodOfDays, number>> = { '10D': 10, '5D': 5, '1D': 1 };
const monthsOf: Readonly<Record<Exclude<Period, PeriodOfDays | 'YTD' | 'MAX'>, number>> = {
  '10Y': 120,
  '5Y': 60,
  '3Y': 36,
  '1Y': 12,
  '6M': 6,
  '1M': 1,
};

/**
 * The day a period starts from, so that the close of that day (or the last one before it) is what a change over the
 * period is measured against.
 *
 * Convention: years and months go back to the same day of the calendar, or to the last of the month where it is
 * shorter; 10D, 5D and 1D go back so many trading days of the New York Stock Exchange; YTD starts from the last day of the
 * year before, MAX before all days, own dates (`2020-01-02..2024-06-28`) from the first of them.
 * Never refuses: whether there is a close on that day is for closesIn to find out.
 * Example: 1Y before 29 February 2024 starts from 28 February 2023; 1D before Monday 6 July 2026 from Thursday the 2nd.
 */
export function periodStart(period: ChartPeriod, lastDay: IsoDate): IsoDate {
  if (isOwnDates(period)) return datesOf(period).from;
  if (period === 'MAX') return '0001-01-01';
  if (period === 'YTD') return `${Number(lastDay.slice(0, 4)) - 1}-12-31`;
  return isOfDays(period)
    ? tradingDaysBefore(lastDay, tradingDaysOf[period])
    : monthsBefore(lastDay, monthsOf[period]);
}

/** The day a period ends with: the newest of all, or the last of own dates if that is earlier. */
export function lastDayOfPeriod(period: ChartPeriod, newest: IsoDate): IsoDate {
  if (!isOwnDates(period)) return newest;
  const { to } = datesOf(period);
  return to < newest ? to : newest;
}

function isOfDays(period: Period): period is PeriodOfDays {
  return period in tradingDaysOf;
}

function tradingDaysBefore(day: IsoDate, days: number): IsoDate {
  let earlier = day;
  for (let left = days; left > 0; ) {
    earlier = daysAfter(earlier, -1);
    if (isTradingDay(earlier)) left -= 1;
  }
  return earlier;
}
