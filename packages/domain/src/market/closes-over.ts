import { lastCloseOn } from '../columns/index.ts';
import type { Mark, MissingReason } from '../figures/index.ts';
import { daysBetween, yearsBefore } from '../periods/index.ts';
import type { Close } from '../prices/index.ts';

/** The close a return starts from may be this much older than its day: month-end closes and long holidays. */
export const startWithinDays = 31;

/** What a return is measured between. */
export interface ClosesOver {
  readonly start: Close;
  readonly end: Close;
  readonly marks: readonly Mark[];
}

/**
 * The last close, and that of the same day of the calendar so many years before or the last before that day.
 *
 * Refuses: no close at all (`no_price`); none about the start (`history_too_short`).
 */
export function closesOver(closes: readonly Close[], years: number): ClosesOver | MissingReason {
  const end = closes.at(-1);
  if (end === undefined) return 'no_price';
  const startDay = yearsBefore(end.day, years);
  const start = lastCloseOn(closes, startDay);
  if (start === null || daysBetween(start.day, startDay) > startWithinDays) return 'history_too_short';
  return { start, end, marks: start.simulated || end.simulated ? ['simulated_price'] : [] };
}
