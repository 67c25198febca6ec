import { daysBetween } from '../columns/index.ts';
import type { IsoDate } from '../facts/index.ts';
import { daysBefore, startWithinDays } from '../market/index.ts';
import type { Close } from '../prices/index.ts';
import { type Period, periodStart } from '../series/index.ts';

/**
 * The closes of a period that ends with a day, oldest first. The first is the one the period starts from: the last on
 * or before its first day. Of a company younger than the period, all there are.
 *
 * Refuses: nothing; without a close up to that day the list is empty.
 * Example: 1M up to Monday 31 August 2026 starts with the close of Friday 31 July; up to 6 July with that of 5 June.
 */
export function closesIn(closes: readonly Close[], period: Period, lastDay: IsoDate): Close[] {
  const start = periodStart(period, lastDay);
  const opening = indexAfter(closes, start) - 1;
  const found = closes[opening];
  const isOpening = found !== undefined && daysBetween(found.day, start) <= startWithinDays;
  return closes.slice(isOpening ? opening : opening + 1, indexAfter(closes, lastDay));
}

/** The oldest day among whose closes the one that a period starts from may be: what closesIn needs from there on. */
export function firstDayNeeded(period: Period, lastDay: IsoDate): IsoDate {
  return daysBefore(periodStart(period, lastDay), startWithinDays);
}

/** Where the closes after a day begin. */
function indexAfter(closes: readonly Close[], day: IsoDate): number {
  let low = 0;
  let high = closes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((closes[middle]?.day ?? day) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
