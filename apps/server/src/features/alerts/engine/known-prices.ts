import { type RawBuilder, sql } from 'kysely';
import type { PriceNow } from '../alert/lock-price.ts';

/** A table `known`; null where there is no price at all. */
export function knownPrices(prices: ReadonlyMap<string, PriceNow>): RawBuilder<unknown> | null {
  const known = [...prices].filter(([, { price }]) => price !== null);
  if (known.length === 0) return null;
  return sql`unnest(${known.map(([symbol]) => symbol)}::text[],
                    ${known.map(([, { price }]) => price)}::float8[],
                    ${known.map(([, { tradedAt }]) => tradedAt.toISOString())}::timestamptz[],
                    ${known.map(([, { simulated }]) => simulated)}::boolean[])
               as known (symbol, price, "tradedAt", simulated)`;
}

/** That the target of `alert` is at the price of `known`, or beyond it. */
export const isReachedByKnown = sql`case alert.side when 'above' then alert.target <= known.price
                                                   when 'below' then alert.target >= known.price end`;
