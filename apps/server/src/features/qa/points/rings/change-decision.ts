import type { AccountId, PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { Forbidden, NotFound } from '../../../../platform/http/index.ts';
import type { Notified } from '../../../notifications/index.ts';
import { lastEntryOf, listEntriesSince } from '../../moderation/record-act.ts';
import { lockQuestions } from '../../posts/locks.ts';
import type { QaTables } from '../../tables.ts';
import { settleAll } from './find-rings.ts';

/** What an editor said of a group; null: nobody did. */
export type RingDecision = QaTables['qa_ring']['decision'];

interface LockedRing {
  readonly decision: RingDecision;
  readonly decidedAt: Date | null;
}

/**
 * Locks the group, before its questions. Closing a question only refers to the group, so it doesn’t wait for this lock.
 *
 * @throws NotFound, Forbidden for a group one is in
 */
export async function lockRing(tx: Db, id: number, by: AccountId): Promise<LockedRing> {
  const { rows } = await sql<LockedRing & { isOwn: boolean }>`
    select decision, decided_at as "decidedAt",
           exists (select from qa_ring_member where ring_id = qa_ring.id and account_id = ${by}) as "isOwn"
      from qa_ring where id = ${id} for no key update`.execute(tx);
  const [ring] = rows;
  if (ring === undefined) throw new NotFound('This group doesn’t exist.');
  if (ring.isOwn) throw new Forbidden('Another editor decides about your own votes.');
  return ring;
}

/** Where it has votes. */
export async function lockRingQuestions(tx: Db, id: number): Promise<PostId[]> {
  const { rows } = await sql<{ id: PostId }>`
    select distinct question_id as id from qa_vote_at_close join qa_post on qa_post.id = post_id
     where ring_id = ${id} order by 1`.execute(tx);
  return lockQuestions(
    tx,
    rows.map(({ id: question }) => question),
  );
}

interface ChangedDecision {
  readonly id: number;
  /** Where it has votes; locked. */
  readonly questions: readonly PostId[];
  readonly decision: RingDecision;
  readonly decidedAt: Date | null;
  readonly decidedBy: AccountId | null;
}

/** What follows from it follows at once. @returns who is to hear of it, and what was added to the ledger */
export async function changeDecision(
  tx: Db,
  { id, questions, decision, decidedAt, decidedBy }: ChangedDecision,
  now: Date,
): Promise<{ notified: Notified[]; entries: number[] }> {
  const lastEntry = await lastEntryOf(tx, questions);
  await tx
    .withTables<QaTables>()
    .updateTable('qa_ring')
    .set({ decision, decided_at: decidedAt, decided_by: decidedBy })
    .where('id', '=', id)
    .execute();
  const notified = await settleAll(tx, questions, now);
  return { notified, entries: await listEntriesSince(tx, questions, lastEntry) };
}
