import type { IsoDate } from '../facts/index.ts';
import { startWithinDays } from '../market/index.ts';
import { daysBetween } from '../periods/index.ts';
import { type Close, partOf } from '../prices/index.ts';
import { type ChartPeriod, periodStart } from '../series/index.ts';

/**
 * The closes of a period that ends with a day, oldest first. The first is the one the period starts from: the last on
 * or before its first day. Of a company younger than the period, all there are.
 *
 * Refuses: nothing; without a close up to that day the list is empty.
 * Example: 1M up to Monday 31 August 2026 starts with the close of Friday 31 July; up to 6 July with that of 5 June.
 */
export function closesIn(closes: readonly Close[], period: ChartPeriod, lastDay: IsoDate): Close[] {
  return partOf(closes, ...placesIn(closes, period, lastDay));
}

/** Where the closes of a period begin, and the place after the last of them. */
export function placesIn(
  closes: readonly Close[],
  period: ChartPeriod,
  lastDay: IsoDate,
): [from: number, to: number] {
  const start = periodStart(period, lastDay);
  const opening = placeAfter(closes, start) - 1;
  const found = closes[opening];
  const isOpening = found !== undefined && daysBetween(found.day, start) <= startWithinDays;
  return [isOpening ? opening : opening + 1, placeAfter(closes, lastDay)];
}

/** The place of the first close on a day or after it. */
export function placeFrom(closes: readonly Close[], day: IsoDate): number {
  return placeWhere(closes, (close) => close.day >= day);
}

function placeAfter(closes: readonly Close[], day: IsoDate): number {
  return placeWhere(closes, (close) => close.day > day);
}

/** The place of the first that something holds for, which then holds for all after it. */
function placeWhere(closes: readonly Close[], holds: (close: Close) => boolean): number {
  let low = 0;
  let high = closes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const close = closes[middle];
    if (close === undefined || holds(close)) high = middle;
    else low = middle + 1;
  }
  return low;
}
