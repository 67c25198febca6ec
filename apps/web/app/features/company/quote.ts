import { type Company, isStale } from '@tenfold/contract/company';

/** The price on screen and what is to be said about it. */
export interface Quote {
  readonly price: number | null;
  /** A fraction: 0.0197 is up 1.97 %. */
  readonly change: number | null;
  readonly currency: string;
  readonly latestUpdate: string | null;
  readonly source: string | null;
  readonly simulated: boolean;
  readonly stale: boolean;
}

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
