import type { IsoDate } from '../facts/index.ts';
import { daysAfter } from '../periods/index.ts';
import { nthWeekday, weekdayOf } from './calendar.ts';
import { isTradingDay } from './trading-days.ts';

/**
 * Whether the New York Stock Exchange closes at 13:00 instead of 16:00 on a trading day.
 *
 * Convention: the day after Thanksgiving; Christmas Eve; the 3rd of July, but where that is a Wednesday only since
 * 2013 (before, Friday the 5th); and the days it was decided out of turn. A day it does not trade on closes at no hour.
 * Known from 1998 on.
 * Example: closesEarly('2026-11-27') = true; closesEarly('2026-07-02') = false (the 3rd is the holiday itself).
 */
export function closesEarly(day: IsoDate): boolean {
  if (!isTradingDay(day)) return false;
  const year = Number(day.slice(0, 4));
  const date = day.slice(5);
  if (date === '12-24') return true;
  if (date === '07-03') return weekdayOf(day) !== 5 && (weekdayOf(day) !== 3 || year >= 2013);
  if (date === '07-05') return weekdayOf(day) === 5 && year < 2013;
  return day === daysAfter(nthWeekday(year, 11, 4, 4), 1) || outOfTurn.includes(day);
}

const outOfTurn: readonly IsoDate[] = ['1999-12-31', '2003-12-26'];
