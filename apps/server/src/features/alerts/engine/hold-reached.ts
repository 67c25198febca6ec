import type { AlertId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { PriceNow } from '../alert/lock-price.ts';
import { isReachedByKnown, knownPrices } from './known-prices.ts';

const minute = 60_000;

/**
 * A save may be a slip of the keyboard: those of these alerts that it moved to the price wait a minute before they fire.
 * A further save doesn't begin that minute again; one that takes them off the price ends it.
 */
export async function holdReached(
  tx: Db,
  ids: readonly AlertId[],
  prices: ReadonlyMap<string, PriceNow>,
  now: Date,
): Promise<void> {
  const known = knownPrices(prices);
  if (ids.length === 0 || known === null) return;
  await sql`
    update price_alert as alert
       set fires_at = case when ${isReachedByKnown}
                           then coalesce(alert.fires_at, ${new Date(now.getTime() + minute)}) end
      from ${known}
     where alert.symbol = known.symbol and alert.id = any(${ids}::bigint[]) and alert.state = 'armed'`.execute(
    tx,
  );
}

/** They are armed as others again. */
export async function endHold(tx: Db, ids: readonly AlertId[]): Promise<void> {
  await sql`update price_alert set fires_at = null
             where id = any(${ids}::bigint[]) and fires_at is not null`.execute(tx);
}
