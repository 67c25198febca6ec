/** The price on screen and what is to be said about it. */
export interface Quote {
  readonly price: number | null;
  /** A fraction: 0.0197 is up 1.97 %. */
  readonly change: number | null;
  readonly currency: string;
  /** The last close on file, the last trade its source told of, or a simulated trading day that is replayed. */
  readonly kind: 'close' | 'trade' | 'replay';
  readonly tradedAt: string | null;
  /** As tradedAt, but of a replay the moment it was played. */
  readonly latestUpdate: string | null;
  readonly delayMinutes: number;
  readonly source: string | null;
  readonly simulated: boolean;
  /** When there should be a newer one; null without a price. */
  readonly staleFrom: string | null;
  readonly stale: boolean;
}

export function sameQuote(one: Quote, other: Quote): boolean {
  return (Object.keys(one) as (keyof Quote)[]).every((key) => one[key] === other[key]);
}

/** The same quote as it is at another moment: without news it only grows old. No price is stale. */
export function agedTo(quote: Quote, now: Date): Quote {
  const stale = quote.staleFrom === null || now.getTime() >= Date.parse(quote.staleFrom);
  return stale === quote.stale ? quote : { ...quote, stale };
}
