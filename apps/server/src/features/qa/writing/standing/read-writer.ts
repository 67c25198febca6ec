import type { AccountId } from '@tenfold/contract/ids';
import { postsReadFirst, standingOf, type WriterRecord, type WriterStanding } from '@tenfold/domain/qa';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';

const day = 24 * 3_600_000;

/** What decides how much a person may write. They are locked as a writer: what they post at once is counted one after the other. */
export async function readWriter(tx: Db, accountId: AccountId, now: Date): Promise<WriterRecord> {
  const { rows } = await sql<WriterRecord>`
    select (select settled_at from qa_contributor where account_id = ${accountId}) as "settledAt",
           (select limited_until from qa_contributor where account_id = ${accountId}) as "limitedUntil",
           array(select at from (${approved(sql`${accountId}`)}) as approved order by at limit ${postsReadFirst}) as "approvedAt",
           array(select coalesce(written_at, created_at) from qa_post
                  where account_id = ${accountId}
                    and coalesce(written_at, created_at) > ${new Date(now.getTime() - day)}) as "postedAt"`.execute(
    tx,
  );
  const [record] = rows;
  if (record === undefined) throw new RangeError('a select without a table is one row');
  return record;
}

interface KnownSince extends Pick<WriterRecord, 'settledAt' | 'approvedAt'> {
  readonly id: AccountId;
  readonly isKnown: boolean;
}

/** Whether each of them is new; editors and analysts are settled, whatever they wrote. Who is gone is not among them. */
export async function listStandings(
  db: Db,
  ids: readonly AccountId[],
  now: Date,
): Promise<ReadonlyMap<AccountId, WriterStanding>> {
  const { rows } = await sql<KnownSince>`
    select account.id, is_superuser or is_analyst as "isKnown", settled_at as "settledAt",
           array(select at from (${approved(sql`account.id`)}) as approved order by at limit ${postsReadFirst}) as "approvedAt"
      from account left join qa_contributor on qa_contributor.account_id = account.id
     where account.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.isKnown ? 'settled' : standingOf(row, now)]));
}

/** When each of somebody’s posts that others can read was first seen by them: one that the editors removed speaks for nobody. */
const approved = (account: RawBuilder<unknown>) => sql`
  select created_at as at from qa_post
   where account_id = ${account} and kind <> 'question' and removed_at is null
  union all
  select approved_at from qa_post join qa_question on post_id = qa_post.id
   where account_id = ${account} and kind = 'question' and removed_at is null and approved_at is not null`;
