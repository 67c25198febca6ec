import type { IsoDate } from '../facts/index.ts';
import { daysAfter, daysBetween } from '../periods/index.ts';

/** One closing rate between the two currencies of a company. */
export interface DayRate {
  readonly day: IsoDate;
  /** Reported currency for one unit of the trading currency. */
  readonly rate: number;
}

export interface ExchangeRate extends DayRate {
  /** Who says so. */
  readonly source: string;
}

/** The rate from one day until the next step; null where none is known within seven days. */
export interface RateStep {
  readonly from: IsoDate;
  readonly rate: number | null;
}

/** A rate holds for the days after it until the next one, through weekends and holidays, and not longer. */
const goodForDays = 7;

/**
 * The closing rate of a day, or of the last day before it that has one.
 *
 * Refuses (null): none within the seven days up to it.
 * @example rates of Friday 28 and Monday 31 December: Sunday the 30th has Friday's
 * @param rates oldest first
 *
 * docs/methodology.md, "Exchange rates"
 */
export function rateOn<R extends DayRate>(rates: readonly R[], day: IsoDate): R | null {
  const found = newestRate(rates, day);
  return found === null || isOldRate(found, day) ? null : found;
}

/** The last closing rate on or before a day, however old: for today's price, with its day beside it. */
export function newestRate<R extends DayRate>(rates: readonly R[], day: IsoDate): R | null {
  return rates[placeAfter(rates, day) - 1] ?? null;
}

export function isOldRate(rate: DayRate, day: IsoDate): boolean {
  return daysBetween(rate.day, day) > goodForDays;
}

/** The rate of every day as steps: each rate from its day on, and none from the day it is too old. */
export function rateSteps(rates: readonly DayRate[]): RateStep[] {
  return rates.flatMap(({ day, rate }, at): RateStep[] => {
    const next = rates[at + 1];
    const isHeld = next !== undefined && daysBetween(day, next.day) <= goodForDays + 1;
    return isHeld
      ? [{ from: day, rate }]
      : [
          { from: day, rate },
          { from: daysAfter(day, goodForDays + 1), rate: null },
        ];
  });
}

export interface RateOver {
  readonly rate: number;
  /** Whether it is the mean of the opening and the closing rate, for want of daily ones. */
  readonly ofTwo: boolean;
}

/**
 * The rate of a period, for what flowed in it: the mean of its daily rates, or of the opening and the
 * closing rate where the days between are not known.
 *
 * Refuses (null): no rate for the day before the first, or none for the last.
 * @example 30.62 at the end of 2023 and 32.79 at the end of 2024: 31.705 over 2024
 *
 * docs/methodology.md, "Exchange rates"
 */
export function meanRate(rates: readonly DayRate[], start: IsoDate, end: IsoDate): RateOver | null {
  const dayBefore = daysAfter(start, -1);
  const opening = rateOn(rates, dayBefore);
  const closing = rateOn(rates, end);
  if (opening === null || closing === null) return null;
  const inside = rates.slice(placeAfter(rates, dayBefore), placeAfter(rates, end));
  const isDaily = inside.every(
    ({ day }, at) => daysBetween(inside[at - 1]?.day ?? dayBefore, day) <= goodForDays,
  );
  if (!isDaily || inside.length < 2) return { rate: (opening.rate + closing.rate) / 2, ofTwo: true };
  return { rate: inside.reduce((sum, { rate }) => sum + rate, 0) / inside.length, ofTwo: false };
}

/** The place after the last rate on or before a day. */
function placeAfter(rates: readonly DayRate[], day: IsoDate): number {
  let low = 0;
  let high = rates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rates[middle]?.day ?? day) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
