import type { IsoDate } from '@tenfold/domain/facts';
import type { Quote } from './quote.ts';

/** The Swedish locale formats days as ISO: `2026-08-21`. */
const inNewYork = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' });

/** null without a price. */
export function priceDay({ price, tradedAt }: Pick<Quote, 'price' | 'tradedAt'>): IsoDate | null {
  return price === null || tradedAt === null ? null : inNewYork.format(new Date(tradedAt));
}
