import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';

/**
 * Writes down whose upvotes counted when the seven days ended, and marks those of a ring: nobody takes a vote out of reach by
 * taking it back or deleting its account. The question is locked.
 */
export async function keepVotesAtClose(tx: Db, questionId: PostId, closesAt: Date | null): Promise<void> {
  await sql`
    insert into qa_vote_at_close (post_id, account_id)
    select qa_vote.post_id, qa_vote.account_id
      from qa_vote join qa_post on qa_post.id = qa_vote.post_id
     where qa_post.question_id = ${questionId} and kind = 'answer'
       and value = 1 and not_counted is null and voted_at < ${closesAt}
     order by 1, 2
        on conflict do nothing`.execute(tx);
}
