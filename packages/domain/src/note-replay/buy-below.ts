import type { IsoDate } from '../facts/index.ts';
import type { Close } from '../prices/index.ts';
import type { CompanyToday, PriceOfDay, TypedPrices } from './known-company.ts';
import { sharesSince } from './shares-since.ts';

export interface Touched {
  readonly day: IsoDate;
  /** In the shares of today. */
  readonly price: number;
  readonly isSimulated: boolean;
}

export interface BuyBelowSince {
  /** In the shares of today. */
  readonly price: number;
  readonly touched: Touched | null;
  readonly why: 'no_price' | 'currency_mismatch' | null;
}

/** Null where none was typed. @param then the price when it was typed, as it was shown */
export function buyBelowSince(
  { day, currency, belowPrice }: Pick<TypedPrices, 'day' | 'currency' | 'belowPrice'>,
  then: PriceOfDay | null,
  today: CompanyToday,
): BuyBelowSince | null {
  if (belowPrice === null) return null;
  const shares = sharesSince(today);
  const price = belowPrice / shares.typed(day);
  if (currency !== today.currency) return { price, touched: null, why: 'currency_mismatch' };
  const before = then && { day: then.day, price: then.price / shares.shown(then) };
  const touched = firstTouched(price, { day, price: before }, today, shares.closes);
  return touched === undefined ? { price, touched: null, why: 'no_price' } : { price, touched, why: null };
}

/** The lowest close from a day on, or today's price where it is lower; in the shares of today. Null without a price. */
export function lowestSince(day: IsoDate, today: CompanyToday): number | null {
  const over = sharesSince(today).closes;
  const since = today.closes.slice(placeOf(today.closes, day)).map(({ close }) => close / over);
  const prices = today.price === null ? since : [...since, today.price.price];
  return prices.length === 0 ? null : prices.reduce((lowest, price) => Math.min(lowest, price));
}

/**
 * When the price was first at or below a level since a day: by the price of that day, the closes from it on, and the
 * latest quote. Undefined where no price says either; null where none was as low.
 *
 * Convention: closes alone, not the lows of a day, which are not on file; so a day that only dipped below is not found.
 *
 * docs/methodology.md, "What changed since a note"
 *
 * @param closesOver what closes are divided by to be in the shares of today
 */
function firstTouched(
  level: number,
  since: { readonly day: IsoDate; readonly price: PriceOfDay | null },
  { closes, price, priceIsSimulated }: CompanyToday,
  closesOver: number,
): Touched | null | undefined {
  const { day } = since.price ?? since;
  const from = placeOf(closes, day);
  if (since.price === null && price === null && from === closes.length) return undefined;
  if (since.price !== null && since.price.price <= level) return { ...since.price, isSimulated: false };
  for (let at = from; at < closes.length; at += 1) {
    const close = closes[at];
    if (close !== undefined && close.close / closesOver <= level) {
      return { day: close.day, price: close.close / closesOver, isSimulated: close.simulated };
    }
  }
  if (price !== null && price.day >= day && price.price <= level) {
    return { ...price, isSimulated: priceIsSimulated };
  }
  return null;
}

/** The place of the first close on or after a day. */
function placeOf(closes: readonly Close[], day: IsoDate): number {
  let low = 0;
  let high = closes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((closes[middle]?.day ?? '') < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
