import type { IsoDate } from '../facts/index.ts';
import { dayNumber } from './day-count.ts';

/** Days a year may end before or after the company's own month and day (52/53-week years). */
export const yearEndTolerance = 14;

/**
 * The name of the fiscal year that ends on a day: the calendar year of that day, for every company alike.
 *
 * A year that ends on 1 to 7 January belongs to the year before (53-week companies such as JNJ). Companies differ in
 * what they call a year that ends in January (Target 2024, NVIDIA 2025, for the same weeks); one rule for all keeps
 * columns of different companies comparable, and the period's days stand beside it.
 *
 * @example fiscalYearOf('2025-09-27') === 2025
 * @example fiscalYearOf('2026-01-25') === 2026
 * @example fiscalYearOf('2021-01-03') === 2020
 *
 * docs/methodology.md, "Fiscal periods"
 */
export function fiscalYearOf(end: IsoDate): number {
  const year = Number(end.slice(0, 4));
  return end.slice(5, 7) === '01' && Number(end.slice(8, 10)) <= 7 ? year - 1 : year;
}

/**
 * Whether a day is the company's year end, within 14 days on either side, across New Year too.
 *
 * @example isYearEnd('2023-09-30', '0926')
 * @example isYearEnd('2021-01-03', '1231')
 */
export function isYearEnd(day: IsoDate, monthAndDay: string): boolean {
  const at = dayNumber(day);
  const year = Number(day.slice(0, 4));
  return [year - 1, year, year + 1].some(
    (candidate) => Math.abs(at - yearEndIn(candidate, monthAndDay)) <= yearEndTolerance,
  );
}

/** 29 February counts as 28: most years lack it. */
function yearEndIn(year: number, monthAndDay: string): number {
  const text = monthAndDay === '0229' ? '0228' : monthAndDay;
  return dayNumber(`${year}-${text.slice(0, 2)}-${text.slice(2)}`);
}
