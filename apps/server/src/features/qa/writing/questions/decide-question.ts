import type { PostId } from '@tenfold/contract/ids';
import { answerDeadline, hideReasonsFor, type ModerationReason, sentenceForAuthor } from '@tenfold/domain/qa';
import type { Db } from '../../../../platform/db/index.ts';
import { InvalidRequest, NotFound } from '../../../../platform/http/index.ts';
import { concludeAct } from '../../life/conclude-act.ts';
import { lockPost, lockWriter } from '../../posts/locks.ts';
import { questionsChanged } from '../../posts/question-changed.ts';
import { requireAct } from '../../posts/require-act.ts';
import { readTitles } from '../../reading/questions/question-titles.ts';
import type { QaTables } from '../../tables.ts';
import { type Doer, inTransaction, type WriteDeps } from '../write-deps.ts';
import {
  applyEdit,
  declinePendingEdit,
  dropPendingEdit,
  findPendingEdit,
  notRejected,
  readText,
} from './question-text.ts';

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
  return inTransaction(deps, async (tx, notified) => {
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
        ...notRejected,
        closes_at: answerDeadline(now),
      })
      .where('post_id', '=', id)
      .execute();
    await questionsChanged(tx, [id], now);
    const news = [{ what: 'approved', questionId: id }] as const;
    const {
      rejected_at: rejectedAt,
      rejected_reason: rejectedReason,
      rejected_because: rejectedBecause,
      answered_by_id: answeredById,
      active_at: activeAt,
    } = locked.question;
    const data = { rejectedAt, rejectedReason, rejectedBecause, answeredById, activeAt };
    const act = { kind: 'approve', postId: id, accountId: locked.post.account_id, data } as const;
    await concludeAct(tx, notified, { questionId: id, by: person.id, now, news, act });
    return true;
  });
}

export interface Rejection {
  readonly reason: ModerationReason;
  /** What the editor adds to the sentence of the reason. */
  readonly sentence: string;
  readonly answeredBy: PostId | null;
  readonly revision?: number | undefined;
}

/**
 * The text is the one that the editor read.
 *
 * @returns false where its author changed it meanwhile, and nothing is written
 * @throws NotFound, Conflict, InvalidRequest where not everybody can read what answers it
 */
export function rejectQuestion(
  deps: WriteDeps,
  person: Doer,
  id: PostId,
  { reason, sentence, answeredBy, revision }: Rejection,
): Promise<boolean> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, person.id);
    const locked = await lockPost(tx, { kind: 'question', id });
    requireAct(person, 'reject', locked);
    if (revision !== undefined && revision !== locked.post.revision) return false;
    if (answeredBy !== null) await requireAnswering(tx, id, answeredBy);
    await tx
      .withTables<QaTables>()
      .updateTable('qa_question')
      .set({
        rejected_at: now,
        rejected_by: person.id,
        rejected_reason: reason,
        rejected_because: sentence === '' ? null : sentence,
        answered_by_id: answeredBy,
      })
      .where('post_id', '=', id)
      .execute();
    await questionsChanged(tx, [id]);
    const news = [{ what: 'rejected', questionId: id, at: now }] as const;
    const act = { kind: 'reject', postId: id, accountId: locked.post.account_id, reason, sentence } as const;
    await concludeAct(tx, notified, { questionId: id, by: person.id, now, news, act });
    return true;
  });
}

async function requireAnswering(tx: Db, id: PostId, answeredBy: PostId): Promise<void> {
  const [answering] = answeredBy === id ? [] : await readTitles(tx, [answeredBy]);
  if (answering !== undefined) return;
  const problem = 'Choose a question that everybody can read';
  throw new InvalidRequest(problem, { answeredBy: problem });
}

export interface EditDecision {
  readonly isApproved: boolean;
  /** When the edit that the editor read was made. */
  readonly editedAt?: string | undefined;
  /** Why it is declined. */
  readonly reason?: ModerationReason | null | undefined;
  readonly sentence?: string | undefined;
}

/**
 * What its author wants an approved question to say, said from now on or declined, which they learn with the reason.
 *
 * @returns false where there is a newer one, and nothing is written
 * @throws NotFound, also where no edit waits; InvalidRequest for a reason that says nothing of it
 */
export function decideEdit(
  deps: WriteDeps,
  person: Doer,
  id: PostId,
  { isApproved, editedAt, reason = null, sentence = '' }: EditDecision,
): Promise<boolean> {
  const now = deps.clock.now();
  requireEditReason(isApproved, reason, sentence);
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, person.id);
    const locked = await lockPost(tx, { kind: 'question', id });
    requireAct(person, 'list', locked);
    const pending = await findPendingEdit(tx, id);
    if (pending === null) throw new NotFound('No edit of this question waits for you.');
    if (editedAt !== undefined && Date.parse(editedAt) !== pending.editedAt.getTime()) return false;
    const before = await readText(tx, locked);
    if (isApproved) {
      await applyEdit(tx, id, pending.data, pending.editedAt);
      await dropPendingEdit(tx, id);
    } else {
      await declinePendingEdit(tx, id, { reason, sentence }, now);
    }
    await questionsChanged(tx, [id]);
    const { post } = locked;
    const what = isApproved ? 'edit_applied' : 'edit_declined';
    const act = {
      kind: what,
      postId: id,
      accountId: post.account_id,
      reason,
      sentence,
      data: { before, wasEditedAt: post.edited_at, edit: pending.data, editedAt: pending.editedAt },
    } as const;
    const news = [{ what, questionId: id, at: now } as const];
    await concludeAct(tx, notified, { questionId: id, by: person.id, now, news, act });
    return true;
  });
}

function requireEditReason(isApproved: boolean, reason: ModerationReason | null, sentence: string): void {
  if (reason === null) return;
  const isKnown = !isApproved && hideReasonsFor('question').includes(reason);
  if (!isKnown) throw new InvalidRequest(noReason, { reason: noReason });
  if (sentenceForAuthor(reason, sentence) !== '') return;
  throw new InvalidRequest(sayWhy, { sentence: sayWhy });
}

const noReason = 'This is no reason to decline an edit';
const sayWhy = 'Write what its author should know';
