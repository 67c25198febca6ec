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

export function sameQuote(one: Quote, other: Quote): boolean {
  return (Object.keys(one) as (keyof Quote)[]).every((key) => one[key] === other[key]);
}
