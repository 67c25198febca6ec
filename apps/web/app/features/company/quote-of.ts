import type { Company } from '@tenfold/contract/company';
import { isStale } from '@tenfold/domain/quotes';
import type { Quote } from './quote.ts';

/** Apart from the quote itself: it needs the calendar of the exchange, which is no part of a first load. */
export function quoteOf({ quote, ...company }: Company, now: Date): Quote {
  const shown = {
    price: company.stockPrice,
    change: company.stockPriceChange,
    currency: company.currency,
    kind: quote?.kind ?? 'close',
    tradedAt: company.lastTradeTime,
    latestUpdate: company.latestUpdate,
    delayMinutes: quote?.delayMinutes ?? 0,
    source: quote?.source ?? null,
    simulated: quote?.simulated ?? false,
  } as const;
  return { ...shown, stale: isStaleAt(shown, now) };
}

/** The same quote as it is at another moment: without news it only grows old. */
export function agedTo(quote: Quote, now: Date): Quote {
  const stale = isStaleAt(quote, now);
  return stale === quote.stale ? quote : { ...quote, stale };
}

function isStaleAt({ kind, tradedAt, latestUpdate, delayMinutes }: Omit<Quote, 'stale'>, now: Date): boolean {
  return isStale({ kind, tradedAt: dateOf(tradedAt), heardAt: dateOf(latestUpdate), delayMinutes }, now);
}

function dateOf(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}
