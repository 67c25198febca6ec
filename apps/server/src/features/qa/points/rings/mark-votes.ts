import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';

/** Votes of one member for another that belong to no group, or to one that was released. */
function unmarked(ringId: number) {
  return sql`
    select vote.id, qa_post.question_id
      from qa_vote_at_close vote join qa_post on qa_post.id = vote.post_id
           join qa_ring_member voter on voter.account_id = vote.account_id and voter.ring_id = ${ringId}
           join qa_ring_member author on author.account_id = qa_post.account_id and author.ring_id = ${ringId}
           left join qa_ring marked on marked.id = vote.ring_id
     where marked.id is null or (marked.id <> ${ringId} and marked.decision = 'released')`;
}

/** The questions where a group has votes that aren’t marked as its own, in the order of their numbers. */
export async function listQuestionsToMark(tx: Db, ringId: number): Promise<PostId[]> {
  const { rows } = await sql<{ id: PostId }>`
    select distinct question_id as id from (${unmarked(ringId)}) votes order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Its questions are locked. */
export async function markVotes(tx: Db, ringId: number): Promise<void> {
  await sql`
    update qa_vote_at_close set ring_id = ${ringId}
      from (${unmarked(ringId)}) votes where votes.id = qa_vote_at_close.id`.execute(tx);
}
