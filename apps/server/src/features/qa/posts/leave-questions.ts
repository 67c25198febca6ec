import type { AccountId, PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { closeDue } from '../life/close-due.ts';
import { addUpvotes } from './counters.ts';
import { lockQuestions, lockWriter } from './locks.ts';
import { deleteVotes } from './take-back-votes.ts';

/**
 * Before an account is deleted, in the same transaction: their votes go once they have decided what they decide, and the
 * counters follow; what the foreign keys then change is locked. Texts stay, of nobody. As many statements for a thousand texts
 * as for one: what their going leads to, such as a best answer, a worker settles a moment later.
 */
export async function leaveQuestions(tx: Db, accountId: AccountId, now: Date): Promise<void> {
  await lockWriter(tx, accountId);
  const touched = await lockQuestions(tx, await listTouched(tx, accountId));
  await closeDue(tx, touched, now);
  const lost = await deleteVotes(tx, accountId, null);
  await unfollowBothWays(tx, accountId);
  await addUpvotes(tx, lost);
}

/** Questions where they wrote, voted, featured or decided: the foreign keys write to all of these. */
async function listTouched(tx: Db, accountId: AccountId): Promise<PostId[]> {
  const { rows } = await sql<{ id: PostId }>`
    select coalesce(question_id, id) as id from qa_post where account_id = ${accountId}
    union select coalesce(question_id, id) from qa_vote join qa_post on id = post_id where qa_vote.account_id = ${accountId}
    union select coalesce(question_id, id) from qa_post where featured_by = ${accountId} or hidden_by = ${accountId}
    union select coalesce(question_id, qa_post.id) from qa_act join qa_post on qa_post.id = post_id
           where editor_id = ${accountId} or undone_by = ${accountId}
    union select question_id from qa_vote_at_close join qa_post on qa_post.id = post_id
           where qa_vote_at_close.account_id = ${accountId}
    union select coalesce(question_id, qa_post.id) from qa_report join qa_post on qa_post.id = post_id
           where qa_report.account_id = ${accountId}
    union select post_id from qa_question where approved_by = ${accountId} or rejected_by = ${accountId}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** In one order: of two who follow each other and leave at once, each would wait for the other. */
async function unfollowBothWays(tx: Db, accountId: AccountId): Promise<void> {
  const { rows } = await sql<{ contributor: AccountId; follower: AccountId }>`
    select contributor_id as contributor, account_id as follower from qa_follow_contributor
     where contributor_id = ${accountId} or account_id = ${accountId}
     order by contributor_id, account_id for update`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    delete from qa_follow_contributor where contributor_id = ${accountId} or account_id = ${accountId}`.execute(
    tx,
  );
}
