import type { IsoDate } from '../facts/index.ts';
import { computed, type Figure, type MissingReason, missing } from '../figures/index.ts';
import { daysBetween } from '../periods/index.ts';
import type { Close, Dividend } from '../prices/index.ts';
import type { ExchangeRate } from '../rates/index.ts';

/** What the market adds to the filings of one company. */
export interface Market {
  /** Oldest first. */
  readonly closes: readonly Close[];
  /** Oldest first. */
  readonly dividends: readonly Dividend[];
  /** The trading currency. */
  readonly currency: string;
  /** Ordinary shares that one traded share stands for: 1 for an ordinary listing, null where it is not known. */
  readonly adrRatio: number | null;
  /** Rates between reported and trading currency, oldest first; none needed where they are the same. */
  readonly rates?: readonly ExchangeRate[] | undefined;
}

/**
 * Why figures as reported may not meet any price, if so: another currency without a
 * single rate, an ADR without its ratio.
 *
 * docs/methodology.md, "Exchange rates"
 */
export function marketRefusal(
  reportedCurrency: string | null,
  market: Pick<Market, 'currency' | 'adrRatio' | 'rates'>,
): MissingReason | null {
  const inOneCurrency = reportedCurrency === null || reportedCurrency === market.currency;
  if (!inOneCurrency && (market.rates ?? []).length === 0) return 'currency_mismatch';
  return market.adrRatio === null ? 'adr_ratio_unknown' : null;
}

/** A close this many days old is no longer the price of that day. Holidays never close a market for so long. */
const staleAfterDays = 10;

/**
 * Price per share on a day: the last close on or before it, in the trading
 * currency, adjusted for splits as the filed per-share figures are.
 *
 * Refuses: no close within the ten days up to it.
 * Example: a year that ends on Sunday 28 September has the close of Friday the 26th.
 *
 * docs/methodology.md, "Market figures of a period"
 */
export function priceOn(closes: readonly Close[], day: IsoDate): Figure {
  const close = lastCloseOn(closes, day);
  if (close === null || daysBetween(close.day, day) > staleAfterDays) return missing('no_price');
  return computed(close.close, `close of ${close.day}`, close.simulated ? ['simulated_price'] : []);
}

/** The last close on or before a day, however old. */
export function lastCloseOn(closes: readonly Close[], day: IsoDate): Close | null {
  let low = 0;
  let high = closes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const close = closes[middle];
    if (close !== undefined && close.day <= day) low = middle + 1;
    else high = middle;
  }
  return closes[low - 1] ?? null;
}
