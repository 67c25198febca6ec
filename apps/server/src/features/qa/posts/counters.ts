import type { AccountId, PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { QaTables } from '../tables.ts';
import type { PostRow } from './locks.ts';

/** One more, or one less, is seen right under what it is under. Its question is locked. */
export async function countChild(
  tx: Db,
  child: Pick<PostRow, 'kind' | 'question_id' | 'answer_id' | 'parent_id'>,
  by: 1 | -1,
): Promise<void> {
  const above = child.kind === 'comment' ? [child.answer_id, child.parent_id] : [child.question_id];
  const ids: readonly PostId[] = above.filter((id) => id !== null);
  if (ids.length === 0) return;
  await tx
    .withTables<QaTables>()
    .updateTable('qa_post')
    .set(({ eb }) => ({ children: eb('children', '+', by) }))
    .where('id', 'in', ids)
    .execute();
}

/** Before their first text: votes on it only update the row, as an insert would wait for an account that is being deleted. */
export async function ensureContributor(tx: Db, accountId: AccountId): Promise<void> {
  await tx
    .withTables<QaTables>()
    .insertInto('qa_contributor')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** After everything else that is locked, and in one order. */
export async function addUpvotes(tx: Db, changes: Iterable<readonly [AccountId, number]>): Promise<void> {
  const changed = [...changes].filter(([, by]) => by !== 0);
  if (changed.length === 0) return;
  const ids = changed.map(([id]) => id);
  // An update of several locks them in whatever order it finds them.
  if (changed.length > 1) await lockContributors(tx, ids);
  await sql`
    update qa_contributor set upvotes = upvotes + changed.by
      from unnest(${ids}::bigint[], ${changed.map(([, by]) => by)}::int[]) as changed (id, by)
     where account_id = changed.id`.execute(tx);
}

async function lockContributors(tx: Db, ids: readonly AccountId[]): Promise<void> {
  await sql`
    select from qa_contributor where account_id = any(${ids}::bigint[]) order by account_id for update`.execute(
    tx,
  );
}

/** What the upvotes of a text count for its author, once it is seen again or no more. */
export function upvotesOf({ account_id, likes }: PostRow, by: 1 | -1): (readonly [AccountId, number])[] {
  return account_id === null ? [] : [[account_id, by * likes]];
}
