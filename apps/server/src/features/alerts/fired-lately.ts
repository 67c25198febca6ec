import type { AccountId } from '@tenfold/contract/ids';
import type { FiredLately } from '@tenfold/contract/summary';
import type { IsoDate, Split } from '@tenfold/domain/facts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { sharesSince, splitsOfTarget } from './alert/shares-of-target.ts';

/** Of the alerts that are kept, each time that one fired counts. @param since a day in New York */
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
