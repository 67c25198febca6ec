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
  readonly stale: boolean;
}

export function sameQuote(one: Quote, other: Quote): boolean {
  return (Object.keys(one) as (keyof Quote)[]).every((key) => one[key] === other[key]);
}
