import type { IsoDate } from '../facts/index.ts';
import { daysAfter } from '../periods/index.ts';
import { nthWeekday, weekdayOf } from './calendar.ts';

/**
 * Whether the New York Stock Exchange was open on a day; half days count as open (see closesEarly).
 *
 * Convention: weekdays less the exchange's holidays as its Rule 7.2 sets them and the days it closed out of turn.
 * A holiday on a Sunday moves to Monday, on a Saturday to Friday; New Year's Day on a Saturday is not made up for.
 * Known from 1998 on, when Martin Luther King Day was first kept.
 * Example: isTradingDay('2026-04-03') = false (Good Friday); isTradingDay('2021-12-31') = true.
 */
export function isTradingDay(day: IsoDate): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(day.slice(0, 4))).has(day);
}

/** The trading days after `from` and before `to`, oldest first. */
export function tradingDaysBetween(from: IsoDate, to: IsoDate): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = daysAfter(from, 1); day < to; day = daysAfter(day, 1)) {
    if (isTradingDay(day)) days.push(day);
  }
  return days;
}

const closedOutOfTurn: readonly IsoDate[] = [
  '2001-09-11',
  '2001-09-12',
  '2001-09-13',
  '2001-09-14',
  '2004-06-11', // mourning for Ronald Reagan
  '2007-01-02', // Gerald Ford
  '2012-10-29', // Hurricane Sandy
  '2012-10-30',
  '2018-12-05', // George H. W. Bush
  '2025-01-09', // Jimmy Carter
];

const holidays = new Map<number, ReadonlySet<IsoDate>>();

function holidaysOf(year: number): ReadonlySet<IsoDate> {
  const known = holidays.get(year);
  if (known !== undefined) return known;
  const days = new Set([
    ...newYearsDay(year),
    nthWeekday(year, 1, 1, 3), // Martin Luther King Day
    nthWeekday(year, 2, 1, 3), // Washington's Birthday
    daysAfter(easterSunday(year), -2), // Good Friday
    daysAfter(nthWeekday(year, 6, 1, 1), -7), // Memorial Day, the last Monday of May: a week before June's first
    ...(year >= 2022 ? [observed(`${year}-06-19`)] : []),
    observed(`${year}-07-04`),
    nthWeekday(year, 9, 1, 1), // Labor Day
    nthWeekday(year, 11, 4, 4), // Thanksgiving
    observed(`${year}-12-25`),
    ...closedOutOfTurn,
  ]);
  holidays.set(year, days);
  return days;
}

function newYearsDay(year: number): IsoDate[] {
  const day = `${year}-01-01`;
  return weekdayOf(day) === 6 ? [] : [observed(day)];
}

function observed(day: IsoDate): IsoDate {
  const weekday = weekdayOf(day);
  if (weekday === 6) return daysAfter(day, -1);
  return weekday === 0 ? daysAfter(day, 1) : day;
}

/** The anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): IsoDate {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const c = year % 100;
  const epact = (19 * a + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(c / 4) - epact - (c % 4)) % 7;
  const m = Math.floor((a + 11 * epact + 22 * l) / 451);
  const sum = epact + l - 7 * m + 114;
  const month = String(Math.floor(sum / 31)).padStart(2, '0');
  return `${year}-${month}-${String((sum % 31) + 1).padStart(2, '0')}`;
}
