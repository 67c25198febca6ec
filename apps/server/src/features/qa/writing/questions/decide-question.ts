import type { PostId } from '@tenfold/contract/ids';
import { answerDeadline } from '@tenfold/domain/qa';
import { NotFound } from '../../../../platform/http/index.ts';
import { concludeAct } from '../../life/conclude-act.ts';
import { lockPost, lockWriter } from '../../posts/locks.ts';
import { questionsChanged } from '../../posts/question-changed.ts';
import { requireAct } from '../../posts/require-act.ts';
import type { QaTables } from '../../tables.ts';
import { type Doer, inTransaction, type WriteDeps } from '../write-deps.ts';
import { applyEdit, dropPendingEdit, findPendingEdit } from './question-text.ts';

/**
 * The seven days begin. The text is the one that the editor read.
 *
 * @returns false where its author changed it meanwhile, and nothing is written
 * @throws NotFound, Conflict when it is approved already
 */
export function approveQuestion(
  deps: WriteDeps,
  person: Doer,
  id: PostId,
  revision?: number,
): Promise<boolean> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, told) => {
    await lockWriter(tx, person.id);
    const locked = await lockPost(tx, { kind: 'question', id });
    requireAct(person, 'approve', locked);
    if (revision !== undefined && revision !== locked.post.revision) return false;
    await tx
      .withTables<QaTables>()
      .updateTable('qa_question')
      .set({
        approved_at: now,
        approved_by: person.id,
        rejected_at: null,
        rejected_by: null,
        rejected_because: null,
        closes_at: answerDeadline(now),
      })
      .where('post_id', '=', id)
      .execute();
    await questionsChanged(tx, [id], now);
    const news = [{ what: 'approved', questionId: id }] as const;
    await concludeAct(tx, told, { questionId: id, by: person.id, now, news });
    return true;
  });
}

/** @throws NotFound, Conflict */
export function rejectQuestion(deps: WriteDeps, person: Doer, id: PostId, reason: string): Promise<void> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, told) => {
    await lockWriter(tx, person.id);
    requireAct(person, 'reject', await lockPost(tx, { kind: 'question', id }));
    await tx
      .withTables<QaTables>()
      .updateTable('qa_question')
      .set({
        rejected_at: now,
        rejected_by: person.id,
        rejected_because: reason === '' ? null : reason,
      })
      .where('post_id', '=', id)
      .execute();
    await questionsChanged(tx, [id]);
    const news = [{ what: 'rejected', questionId: id, at: now }] as const;
    await concludeAct(tx, told, { questionId: id, by: person.id, now, news });
  });
}

/**
 * What its author wants an approved question to say, said from now on or never.
 *
 * @param editedAt of the edit that the editor read
 * @returns false where there is a newer one, and nothing is written
 * @throws NotFound, also where no edit waits
 */
export function decideEdit(
  deps: WriteDeps,
  person: Doer,
  id: PostId,
  { isApproved, editedAt }: { readonly isApproved: boolean; readonly editedAt?: string | undefined },
): Promise<boolean> {
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    requireAct(person, 'list', await lockPost(tx, { kind: 'question', id }));
    const pending = await findPendingEdit(tx, id);
    if (pending === null) throw new NotFound('No edit of this question waits for you.');
    if (editedAt !== undefined && Date.parse(editedAt) !== pending.editedAt.getTime()) return false;
    if (isApproved) await applyEdit(tx, id, pending.data, pending.editedAt);
    await dropPendingEdit(tx, id);
    await questionsChanged(tx, [id]);
    return true;
  });
}
