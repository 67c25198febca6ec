import type { AccountId, PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { restsOnHeldVotes } from '../../life/life-of.ts';
import { readLives } from '../../life/read-life.ts';

export interface HeldAward {
  readonly answerId: PostId;
  readonly accountId: AccountId;
  /** The group that waits, the newest of several. */
  readonly ringId: number;
}

/**
 * Best answers that would not be the best without the votes of groups that wait for an editor. Nothing is written: as soon as
 * an editor decides, they are held no more.
 *
 * @param accountId whose; null: everybody’s
 */
export async function listHeldAwards(db: Db, accountId: AccountId | null, now: Date): Promise<HeldAward[]> {
  const { rows } = await sql<HeldAward & { questionId: PostId }>`
    select answer.id as "answerId", answer.account_id as "accountId", answer.question_id as "questionId",
           max(ring_id) as "ringId"
      from qa_vote_at_close
           join qa_ring on qa_ring.id = ring_id and decision is null
           join qa_question on best_answer_id = qa_vote_at_close.post_id
           join qa_post answer on answer.id = best_answer_id
     where answer.account_id is not null
       and (${accountId}::bigint is null or answer.account_id = ${accountId})
     group by answer.id order by answer.id`.execute(db);
  const lives = await readLives(
    db,
    rows.map(({ questionId }) => questionId),
  );
  return rows
    .filter(({ questionId }) => {
      const life = lives.get(questionId);
      return life !== undefined && restsOnHeldVotes(life, now);
    })
    .map(({ answerId, accountId, ringId }) => ({ answerId, accountId, ringId }));
}
