import type { IsoDate } from '../facts/index.ts';
import { reinvestedShares } from '../market/index.ts';
import { yearsBefore } from '../periods/index.ts';
import type { CompanyToday, KnownFigure, PriceOfDay } from './known-company.ts';

export interface ReturnsSince {
  readonly priceChange: KnownFigure;
  readonly totalReturn: KnownFigure;
}

/**
 * What a share returned since the price of then, without and with its dividends.
 *
 * Formula: P(now) / P(then) - 1; with dividends reinvested, times the shares one share has become, as for total return.
 * Convention: within a year the payments are those of the twelve months up to now, because whether a list of them is whole
 * shows over a year; those by the day of the price of then were in that price.
 * Refuses: without a price then or now (`no_price`); where the payments are not known (`dividends_unknown`).
 * Example: from 100 to 110 with a dividend of 5 when the price was 100 is 110 / 100 / 0.95 - 1 = 0.1579.
 *
 * docs/methodology.md, "What changed since a note"
 *
 * @param before the price of then, in the shares of today
 */
export function returnsSince(before: PriceOfDay | null, today: CompanyToday): ReturnsSince {
  const { price } = today;
  if (before === null || price === null) return { priceChange: noPrice, totalReturn: noPrice };
  if (before.price <= 0) return { priceChange: notPositive, totalReturn: notPositive };
  const ratio = price.price / before.price;
  const shares = before.day < price.day ? sharesOf(before.day, price.day, today) : 1;
  return {
    priceChange: { value: ratio - 1, why: null },
    totalReturn:
      shares === null ? { value: null, why: 'dividends_unknown' } : { value: ratio * shares - 1, why: null },
  };
}

const noPrice: KnownFigure = { value: null, why: 'no_price' };
const notPositive: KnownFigure = { value: null, why: 'previous_not_positive' };

/** What one share has become; null where the dividends are not known. */
function sharesOf(start: IsoDate, end: IsoDate, { closes, findPayments }: CompanyToday): number | null {
  const yearAgo = yearsBefore(end, 1);
  const payments = findPayments?.(start < yearAgo ? start : yearAgo, end) ?? null;
  if (payments === null) return null;
  const reinvested = reinvestedShares(closes, payments.dividends, start, end);
  return reinvested === null ? null : (reinvested.at(-1)?.shares ?? 1);
}
