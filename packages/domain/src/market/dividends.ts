import { combined } from '../columns/index.ts';
import type { IsoDate } from '../facts/index.ts';
import type { Figure } from '../figures/index.ts';
import { daysAfter } from '../periods/index.ts';
import type { Dividend } from '../prices/index.ts';
import { isOverdue } from './filed-dividends.ts';

/**
 * Dividends per share of the last twelve months by ex-date, in the trading currency; null without one.
 *
 * A payer's day moves by a week or two from year to year, so a bare window of 365 days sometimes holds five quarterly
 * payments and sometimes three. It therefore reaches back from the newest payment, but never to one 350 days or more
 * before it: that is the same payment a year earlier. So a list that ends does not make the sum dip first.
 * A list that ended early says nothing, least of all that nothing was paid: then the filings decide.
 * Refuses (null): no payment within 375 days; a newest one that is overdue.
 * Example: ex-dates 10 February 2025, 9 May, 8 August, 7 November and 6 February 2026 are four payments on 8 February 2026.
 *
 * docs/methodology.md, "Dividends of twelve months"
 */
export function dividendsOfTwelveMonths(dividends: readonly Dividend[], day: IsoDate): Figure | null {
  const until = dividends.filter((dividend) => dividend.exDate <= day);
  const newest = until.at(-1);
  if (newest === undefined || newest.exDate <= daysAfter(day, -375) || isOverdue(until, day)) return null;
  const yearBefore = daysAfter(newest.exDate, -350);
  const inYear = until.filter(({ exDate }) => exDate > yearBefore);
  const total = inYear.reduce((subtotal, { amount }) => subtotal + amount, 0);
  return combined([], total, `${inYear.length} dividends by ex-date in the twelve months to ${day}`);
}
