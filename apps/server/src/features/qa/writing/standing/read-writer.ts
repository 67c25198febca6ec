import type { AccountId } from '@tenfold/contract/ids';
import { postsReadFirst, type WriterRecord } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';

const day = 24 * 3_600_000;

/** What decides how much a person may write. They are locked as a writer: what they post at once is counted one after the other. */
export async function readWriter(tx: Db, accountId: AccountId, now: Date): Promise<WriterRecord> {
  const { rows } = await sql<{ settledAt: Date | null; approvedAt: Date[]; postedAt: Date[] }>`
    select (select settled_at from qa_contributor where account_id = ${accountId}) as "settledAt",
           array(select at from (${approved(accountId)}) as approved order by at limit ${postsReadFirst}) as "approvedAt",
           array(select coalesce(written_at, created_at) from qa_post
                  where account_id = ${accountId}
                    and coalesce(written_at, created_at) > ${new Date(now.getTime() - day)}) as "postedAt"`.execute(
    tx,
  );
  const [record] = rows;
  if (record === undefined) throw new RangeError('a select without a table is one row');
  return record;
}

/** When each of somebody’s posts that are there was first seen by others. */
const approved = (accountId: AccountId) => sql`
  select created_at as at from qa_post
   where account_id = ${accountId} and kind <> 'question' and deleted_at is null and held_at is null
  union all
  select approved_at from qa_post join qa_question on post_id = id
   where account_id = ${accountId} and kind = 'question' and deleted_at is null and approved_at is not null`;
