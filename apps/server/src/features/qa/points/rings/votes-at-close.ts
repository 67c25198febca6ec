import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';

/**
 * Writes down whose upvotes counted when the seven days ended, and which group they belong to: nobody takes a vote out of
 * reach by taking it back or deleting its account. The questions are locked, and closed.
 */
export async function saveVotesAtClose(tx: Db, questionIds: readonly PostId[]): Promise<void> {
  await sql`
    insert into qa_vote_at_close (post_id, account_id, ring_id)
    select qa_vote.post_id, qa_vote.account_id,
           (select max(voter.ring_id) from qa_ring_member voter
              join qa_ring_member author on author.ring_id = voter.ring_id
              join qa_ring on qa_ring.id = voter.ring_id
             where voter.account_id = qa_vote.account_id and author.account_id = qa_post.account_id
               and decision is distinct from 'released')
      from qa_vote join qa_post on qa_post.id = qa_vote.post_id
           join qa_question on qa_question.post_id = qa_post.question_id
     where qa_post.question_id = any(${questionIds}::bigint[]) and kind = 'answer'
       and value = 1 and not_counted is null and voted_at < closes_at
     order by 1, 2
        on conflict do nothing`.execute(tx);
}

export interface VotesOfRings {
  /** Votes by groups that wait for an editor. */
  readonly held: number;
  readonly takenBack: number;
}

/** Counts such upvotes among those that counted at the end, by answer; answers without any are left out. */
export async function countVotesOfRings(
  db: Db,
  questionIds: readonly PostId[],
): Promise<ReadonlyMap<PostId, VotesOfRings>> {
  const { rows } = await sql<VotesOfRings & { id: PostId }>`
    select post_id as id, count(*) filter (where decision is null)::int as held,
           count(*) filter (where decision = 'taken_back')::int as "takenBack"
      from qa_vote_at_close join qa_ring on qa_ring.id = ring_id join qa_post on qa_post.id = post_id
     where question_id = any(${questionIds}::bigint[]) group by post_id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
