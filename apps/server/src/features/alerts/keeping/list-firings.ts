import type { AlertFiring } from '@tenfold/contract/alerts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { AlertOwner } from './alert-store.ts';

const mostFirings = 100;

/** Of the alerts that are kept, in all their armings; newest first. */
export async function listFirings(db: Db, { accountId, symbol }: AlertOwner): Promise<AlertFiring[]> {
  const { rows } = await sql<Omit<AlertFiring, 'tradedAt' | 'firedAt'> & { tradedAt: Date; firedAt: Date }>`
    select alert_id as "alertId", firing.target, before, price, traded_at as "tradedAt", fired_at as "firedAt", simulated, cause
      from alert_firing as firing join price_alert as alert on alert.id = alert_id
     where account_id = ${accountId} and symbol = ${symbol} and deleted_at is null
     order by fired_at desc, alert_id
     limit ${mostFirings}`.execute(db);
  return rows.map((row) => ({
    ...row,
    tradedAt: row.tradedAt.toISOString(),
    firedAt: row.firedAt.toISOString(),
  }));
}
