import type { AccountId, PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { closeDue } from '../life/close-due.ts';
import type { WriteDeps } from '../writing/write-deps.ts';
import { addUpvotes } from './counters.ts';
import { lockQuestions, lockWriter } from './locks.ts';

/** Each locks its question for as long as the transaction lasts, and others vote there, too. */
const votesAtOnce = 500;

/**
 * Before an account is deleted whose votes are too many for the transaction that deletes it: all but the last few hundred, some
 * hundred in a transaction, each as if they had been taken back by hand. Should the process die in between, the account is
 * still there, with fewer votes, and everything else is right. Texts stay for that transaction: without their author they could be
 * nobody’s while the account is still somebody’s.
 */
export async function takeBackVotes(
  { db, clock }: Pick<WriteDeps, 'db' | 'clock'>,
  accountId: AccountId,
  atOnce = votesAtOnce,
): Promise<void> {
  const now = clock.now();
  for (let isDone = false; !isDone; ) {
    isDone = await db.transaction().execute(async (tx) => {
      await lockWriter(tx, accountId);
      const voted = await listVoted(tx, accountId, atOnce + 1);
      if (voted.length <= atOnce) return true;
      const some = voted.slice(0, atOnce);
      const locked = await lockQuestions(
        tx,
        some.map(({ question }) => question),
      );
      await closeDue(tx, locked, now);
      const lost = await deleteVotes(
        tx,
        accountId,
        some.map(({ post }) => post),
      );
      await addUpvotes(tx, lost);
      return false;
    });
  }
}

interface VotedPost {
  readonly post: PostId;
  readonly question: PostId;
}

async function listVoted(tx: Db, accountId: AccountId, limit: number): Promise<VotedPost[]> {
  const { rows } = await sql<VotedPost>`
    select post_id as post, coalesce(question_id, post_id) as question
      from qa_vote join qa_post on id = post_id
     where qa_vote.account_id = ${accountId} order by post_id limit ${limit}`.execute(tx);
  return rows;
}

/**
 * The counters of what they voted on follow; their questions are locked, and closed if they are due, as votes until then decide.
 *
 * @param posts of these; null: of all
 * @returns the upvotes that authors have no more
 */
export async function deleteVotes(
  tx: Db,
  accountId: AccountId,
  posts: readonly PostId[] | null,
): Promise<(readonly [AccountId, number])[]> {
  const { rows } = await sql<{ author: AccountId; lost: number }>`
    with gone as (
      delete from qa_vote where account_id = ${accountId} and (${posts}::bigint[] is null or post_id = any(${posts}::bigint[]))
      returning post_id, value),
    counted as (
      update qa_post
         set likes = likes - (value = 1)::int, dislikes = dislikes - (value = -1)::int
        from gone where id = post_id
      returning account_id, removed_at, value)
    select account_id as author, count(*)::int as lost from counted
     where value = 1 and removed_at is null and account_id is not null group by account_id`.execute(tx);
  return rows.map(({ author, lost }) => [author, -lost]);
}
