import type { AlertFiring } from '@tenfold/contract/alerts';
import type { Split } from '@tenfold/domain/facts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { AlertOwner } from './alert-store.ts';
import { inShares, sharesSince, splitsOfTarget } from './shares-of-target.ts';

const mostFirings = 100;

interface FiringRow extends Omit<AlertFiring, 'tradedAt' | 'firedAt'> {
  readonly tradedAt: Date;
  readonly firedAt: Date;
  readonly splits: readonly Split[];
}

/** Of the alerts that are kept, in all their armings; newest first. */
export async function listFirings(db: Db, { accountId, symbol }: AlertOwner): Promise<AlertFiring[]> {
  const { rows } = await sql<FiringRow>`
    select alert_id as "alertId", firing.target, before, price, traded_at as "tradedAt", fired_at as "firedAt", simulated, cause,
           ${splitsOfTarget} as splits
      from alert_firing as firing join price_alert as alert on alert.id = alert_id
     where account_id = ${accountId} and symbol = ${symbol} and deleted_at is null
     order by fired_at desc, alert_id
     limit ${mostFirings}`.execute(db);
  return rows.map(({ splits, ...row }) => ({
    ...inShares(row, sharesSince(splits, row.tradedAt)),
    tradedAt: row.tradedAt.toISOString(),
    firedAt: row.firedAt.toISOString(),
  }));
}
