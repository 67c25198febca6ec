import { type Company, isStale } from '@tenfold/contract/company';
import type { Quote } from './quote.ts';

/** Apart from the quote itself: it needs the contract, which is no part of a first load. */
export function quoteOf(company: Company, now: Date): Quote {
  return {
    price: company.stockPrice,
    change: company.stockPriceChange,
    currency: company.currency,
    latestUpdate: company.latestUpdate,
    source: company.quote?.source ?? null,
    simulated: company.quote?.simulated ?? false,
    stale: isStale(company.lastTradeTime, now),
  };
}
