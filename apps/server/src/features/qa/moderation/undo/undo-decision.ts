import type { PostId } from '@tenfold/contract/ids';
import type { ModerationReason } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import { Conflict } from '../../../../platform/http/index.ts';
import type { QaTables } from '../../tables.ts';
import { findPendingEdit, notRejected } from '../../writing/questions/question-text.ts';
import type { Undoing } from './undoing.ts';

/** How an approval found it. */
interface StateBeforeDecision {
  readonly rejectedAt: string | null;
  readonly rejectedReason: ModerationReason | null;
  readonly rejectedBecause: string | null;
  readonly answeredById: PostId | null;
  readonly activeAt: string;
}

/** Back to where it waited, or was rejected, while nobody answered. @throws Conflict */
export async function undoApproval(undoing: Undoing): Promise<void> {
  const { tx, locked, act } = undoing;
  const { post, question } = locked;
  if (question.approved_at?.getTime() !== act.actedAt.getTime())
    throw new Conflict('It was decided again since.');
  await refuseLivedOn(undoing);
  const { rejectedAt, rejectedReason, rejectedBecause, answeredById, activeAt } =
    act.data as StateBeforeDecision;
  await tx
    .withTables<QaTables>()
    .updateTable('qa_question')
    .set({
      approved_at: null,
      approved_by: null,
      closes_at: null,
      rejected_at: rejectedAt === null ? null : new Date(rejectedAt),
      rejected_reason: rejectedReason,
      rejected_because: rejectedBecause,
      answered_by_id: answeredById,
      active_at: new Date(activeAt),
    })
    .where('post_id', '=', post.id)
    .execute();
}

/** Answers that were deleted count, too: they could be restored under a question that nobody sees. */
async function refuseLivedOn({ tx, locked: { post, question } }: Undoing): Promise<void> {
  const { rows } = await sql`
    select from qa_post where question_id = ${post.id} and kind = 'answer' limit 1`.execute(tx);
  if (rows.length > 0) throw new Conflict('Somebody answered this question.');
  if (question.closed_at !== null) throw new Conflict('Its seven days are over.');
  if (post.featured_at !== null) throw new Conflict('This question is featured. Stop that first.');
  if ((await findPendingEdit(tx, post.id)) !== null)
    throw new Conflict('Its author edited it. Decide that first.');
}

/** It waits again, unless it was decided or asked again since. @throws Conflict */
export async function undoRejection({ tx, locked: { post, question }, act }: Undoing): Promise<void> {
  if (question.rejected_at?.getTime() !== act.actedAt.getTime()) {
    throw new Conflict(
      question.approved_at === null ? 'Its author asked it again.' : 'It was approved since.',
    );
  }
  await tx
    .withTables<QaTables>()
    .updateTable('qa_question')
    .set(notRejected)
    .where('post_id', '=', post.id)
    .execute();
}
