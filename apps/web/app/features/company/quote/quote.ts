export interface Quote {
  readonly price: number | null;
  /** A fraction: 0.0197 is up 1.97 %. */
  readonly change: number | null;
  readonly currency: string;
  /** Last close, last trade, or a simulated trading day. */
  readonly kind: 'close' | 'trade' | 'replay';
  readonly tradedAt: string | null;
  /** The same as tradedAt; for a simulated price, the time it was played. */
  readonly latestUpdate: string | null;
  readonly delayMinutes: number;
  readonly source: string | null;
  readonly simulated: boolean;
  /** When a newer one is due; null without a price. */
  readonly staleFrom: string | null;
  /** The newest split that price and figures have been through. */
  readonly lastSplit: string | null;
  readonly stale: boolean;
}

/** Quotes go stale as time passes. No price is stale. */
export function agedTo(quote: Quote, now: Date): Quote {
  const stale = quote.staleFrom === null || now.getTime() >= Date.parse(quote.staleFrom);
  return stale === quote.stale ? quote : { ...quote, stale };
}
