import type { AlertId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { PriceNow } from '../alert/lock-price.ts';
import { fire, type ReachedAlert } from './fire-alerts.ts';
import type { FiredAlert } from './fired-alert.ts';
import { isReachedByKnown, knownPrices } from './known-prices.ts';

/** Those of these alerts whose target has moved to the price. The caller holds the locks of the prices. */
export async function fireRepriced(
  tx: Db,
  ids: readonly AlertId[],
  prices: ReadonlyMap<string, PriceNow>,
  now: Date,
): Promise<FiredAlert[]> {
  const known = knownPrices(prices);
  if (ids.length === 0 || known === null) return [];
  const { rows } = await sql<ReachedAlert>`
    select id, known.price, known.price as before, known."tradedAt", known.simulated
      from ${known} join price_alert as alert using (symbol)
     where alert.id = any(${ids}::bigint[]) and alert.state = 'armed' and alert.deleted_at is null
       and ${isReachedByKnown}`.execute(tx);
  return fire(tx, rows, 'value_moved', now);
}
