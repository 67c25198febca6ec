import type { AlertFiring } from '@tenfold/contract/alerts';
import type { AccountId } from '@tenfold/contract/ids';
import type { FiredLately } from '@tenfold/contract/summary';
import type { IsoDate, Split } from '@tenfold/domain/facts';
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

/** The firings of alerts that are not deleted, in all their armings; newest first. */
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

/** Each time that an alert fired counts, unless it is deleted. @param since a day in New York */
export async function findFiredLately(db: Db, accountId: AccountId, since: IsoDate): Promise<FiredLately> {
  const { rows } = await sql<FiredRow>`
    select alert.symbol, price, traded_at as "tradedAt", simulated as "isSimulated", cause,
           count(*) over ()::int as count, ${splitsOfTarget} as splits
      from alert_firing join price_alert as alert on alert.id = alert_id
     where account_id = ${accountId} and deleted_at is null and (fired_at at time zone 'America/New_York')::date >= ${since}::date
     order by fired_at desc, alert_id limit 1`.execute(db);
  const [last] = rows;
  if (last === undefined) return { count: 0, last: null };
  const { count, splits, price, tradedAt, ...fired } = last;
  const shown = price / sharesSince(splits, tradedAt);
  return { count, last: { ...fired, price: shown, tradedAt: tradedAt.toISOString() } };
}

interface FiredRow extends Omit<NonNullable<FiredLately['last']>, 'tradedAt'> {
  readonly tradedAt: Date;
  readonly count: number;
  readonly splits: readonly Split[];
}
