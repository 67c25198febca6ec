import type { AlertId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { QueueDeps } from '../../../platform/feature.ts';
import type { Queue } from '../../../platform/jobs/index.ts';
import { announce, type Notified } from '../../notifications/index.ts';
import { lockPrice } from '../alert/lock-price.ts';
import { fireRepriced } from './fire-repriced.ts';
import { notifyFired } from './fired-alert.ts';

type HeldDeps = Pick<QueueDeps, 'db' | 'clock' | 'config' | 'fanOut'>;

export function fireHeldEachMinute(deps: HeldDeps): Queue {
  return { name: 'fire-held-alerts', cron: '* * * * *', perform: () => fireHeld(deps) };
}

/** Those whose minute is over and whose target is still at the price. */
export async function fireHeld({ db, clock, config, fanOut }: HeldDeps): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<{ symbol: string }>`
    select distinct symbol from price_alert where fires_at <= ${now} order by symbol`.execute(db);
  for (const { symbol } of rows) {
    const notified = await db.transaction().execute((tx) => fireHeldOf(tx, symbol, config, now));
    await announce(fanOut, notified)?.();
  }
}

async function fireHeldOf(tx: Db, symbol: string, config: Config, now: Date): Promise<Notified[]> {
  const prices = new Map([[symbol, await lockPrice(tx, symbol, config, now)]]);
  const { rows } = await sql<{ id: AlertId }>`
    update price_alert set fires_at = null where symbol = ${symbol} and fires_at <= ${now} returning id`.execute(
    tx,
  );
  const ids = rows.map(({ id }) => id);
  return notifyFired(tx, await fireRepriced(tx, ids, prices, now), now);
}
