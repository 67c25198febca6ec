import type { AccountId, PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { Forbidden, NotFound } from '../../../../platform/http/index.ts';
import { announce, type Notified } from '../../../notifications/index.ts';
import { lockQuestions, lockWriter } from '../../posts/locks.ts';
import type { QaTables } from '../../tables.ts';
import { settleAll } from './find-rings.ts';

interface Decision {
  readonly id: number;
  readonly by: AccountId;
  readonly isTakenBack: boolean;
}

/**
 * An editor releases a group’s votes, or takes them back: then they don’t count, the best answers are others, and the ledger
 * says so. The other decision undoes it, as nothing is changed but what follows from it. The same again changes nothing.
 *
 * @throws NotFound, Forbidden for a group one is in
 */
export async function decideRing(
  { db, clock, fanOut }: Pick<Deps, 'db' | 'clock' | 'fanOut'>,
  { id, by, isTakenBack }: Decision,
): Promise<void> {
  const now = clock.now();
  const decision = isTakenBack ? 'taken_back' : 'released';
  const notified = await db.transaction().execute(async (tx): Promise<Notified[]> => {
    await lockWriter(tx, by);
    const before = await lockRing(tx, id, by);
    if (before === decision) return [];
    const questions = await listQuestions(tx, id);
    await lockQuestions(tx, questions);
    await tx
      .withTables<QaTables>()
      .updateTable('qa_ring')
      .set({ decision, decided_at: now, decided_by: by })
      .where('id', '=', id)
      .execute();
    return settleAll(tx, questions, now);
  });
  await announce(fanOut, notified)?.();
}

/** Before its questions. Whoever closes one meanwhile refers to it and isn’t kept waiting. @returns the decision that stands */
async function lockRing(tx: Db, id: number, by: AccountId): Promise<string | null> {
  const { rows } = await sql<{ decision: string | null; isOwn: boolean }>`
    select decision,
           exists (select from qa_ring_member where ring_id = qa_ring.id and account_id = ${by}) as "isOwn"
      from qa_ring where id = ${id} for no key update`.execute(tx);
  const [ring] = rows;
  if (ring === undefined) throw new NotFound('This group doesn’t exist.');
  if (ring.isOwn) throw new Forbidden('Another editor decides about your own votes.');
  return ring.decision;
}

async function listQuestions(tx: Db, id: number): Promise<PostId[]> {
  const { rows } = await sql<{ id: PostId }>`
    select distinct question_id as id from qa_vote_at_close join qa_post on qa_post.id = post_id
     where ring_id = ${id} order by 1`.execute(tx);
  return rows.map(({ id: question }) => question);
}
