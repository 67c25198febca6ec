import type { AccountId } from '@tenfold/contract/ids';
import type { NotificationKind } from '@tenfold/contract/notifications/kinds';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export interface Cursor {
  readonly accountId: AccountId;
  /** The last number that was sent; null: whatever is the last. */
  readonly after: number | null;
}

export interface Missed {
  /** The last number of the person. */
  readonly last: number;
  /** In order, and at most one more than `most`. */
  readonly notifications: readonly (readonly [id: number, seq: number, kind: NotificationKind])[];
}

/** What each of them has not been sent, in one statement. */
export async function listMissed(db: Db, cursors: readonly Cursor[], most: number): Promise<Missed[]> {
  const { rows } = await sql<{ last: number; missed: Missed['notifications'] | null }>`
    select coalesce(known.last, 0)::float8 as last, missed.notifications as missed
      from unnest(${cursors.map(({ accountId }) => accountId)}::bigint[],
                  ${cursors.map(({ after }) => after)}::bigint[])
           with ordinality as cursor (account_id, after, place)
           left join notification_count as known using (account_id)
           left join lateral (
             select json_agg(json_build_array(id, seq, kind) order by seq) as notifications
               from (select id, seq, kind from notification
                      where account_id = cursor.account_id and seq > cursor.after and known.last > cursor.after
                      order by seq limit ${most + 1}) as first
           ) as missed on true
     order by place`.execute(db);
  return rows.map(({ last, missed }) => ({ last, notifications: missed ?? [] }));
}
