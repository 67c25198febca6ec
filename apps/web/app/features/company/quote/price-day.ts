import type { IsoDate } from '@tenfold/domain/facts';
import type { Quote } from './quote.ts';

/** Sweden writes days as the product does: `2026-08-21`. */
const inNewYork = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' });

/** The trading day of a price, to which a value is carried; null without a price. */
export function priceDay({ price, tradedAt }: Pick<Quote, 'price' | 'tradedAt'>): IsoDate | null {
  return price === null || tradedAt === null ? null : inNewYork.format(new Date(tradedAt));
}
