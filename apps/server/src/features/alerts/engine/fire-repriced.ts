import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { PriceNow } from '../keeping/lock-price.ts';
import { fire, type ReachedAlert } from './fire-alerts.ts';
import type { FiredAlert } from './fired-alert.ts';

/** Those of these alerts whose target has moved to the price. The caller holds the locks of the prices. */
export async function fireRepriced(
  tx: Db,
  ids: readonly number[],
  prices: ReadonlyMap<string, PriceNow>,
  now: Date,
): Promise<FiredAlert[]> {
  const known = [...prices].filter(([, { price }]) => price !== null);
  if (ids.length === 0 || known.length === 0) return [];
  const { rows } = await sql<ReachedAlert>`
    select id, known.price, known.price as before, known."tradedAt", known.simulated
      from unnest(${known.map(([symbol]) => symbol)}::text[],
                  ${known.map(([, { price }]) => price)}::float8[],
                  ${known.map(([, { tradedAt }]) => tradedAt.toISOString())}::timestamptz[],
                  ${known.map(([, { simulated }]) => simulated)}::boolean[])
             as known (symbol, price, "tradedAt", simulated)
      join price_alert as alert using (symbol)
     where alert.id = any(${ids}::bigint[]) and alert.state = 'armed' and alert.deleted_at is null
       and case alert.side when 'above' then alert.target <= known.price
                           when 'below' then alert.target >= known.price end`.execute(tx);
  return fire(tx, rows, 'value_moved', now);
}
