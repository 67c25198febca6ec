import type { Company } from '@tenfold/contract/company';
import { agedTo, type Quote } from './quote.ts';

export function toQuote({ quote, ...company }: Company, now: Date): Quote {
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
    staleFrom: quote?.staleFrom ?? null,
    lastSplit: company.lastSplit,
    stale: false,
  };
  return agedTo(shown, now);
}
