import type { ModerationReason } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import { Conflict } from '../../../../platform/http/index.ts';
import type { QaTables } from '../../tables.ts';
import { changeCounts } from '../../writing/remove-post.ts';
import type { Undoing } from './undoing.ts';

/** How an approval found it. */
interface FirstPostBefore {
  readonly heldAt: string;
  readonly writtenAt: string | null;
  readonly createdAt: string;
  readonly declinedAt: string | null;
  readonly declinedBecause: ModerationReason | null;
  readonly declinedSentence: string | null;
}

/**
 * It waits again, or is rejected as it was, while nobody replied to it: what it earned is taken back, and who was told of it
 * doesn’t read it any more. @throws Conflict
 */
export async function undoPostApproval(undoing: Undoing): Promise<void> {
  const { tx, locked, act } = undoing;
  const { target } = locked;
  if (target.held_at !== null || target.created_at.getTime() !== act.actedAt.getTime()) {
    throw new Conflict('It was decided again since.');
  }
  if (target.featured_at !== null) throw new Conflict(`This ${target.kind} is featured. Stop that first.`);
  await refuseReplied(undoing);
  const before = act.data as FirstPostBefore;
  await tx
    .withTables<QaTables>()
    .updateTable('qa_post')
    .set({
      held_at: new Date(before.heldAt),
      written_at: dateOrNull(before.writtenAt),
      created_at: new Date(before.createdAt),
      declined_at: dateOrNull(before.declinedAt),
      declined_because: before.declinedBecause,
      declined_sentence: before.declinedSentence,
    })
    .where('id', '=', target.id)
    .execute();
  await putBackActive(undoing);
  await changeCounts(tx, locked, -1);
}

/** It waits again. @throws Conflict where it was approved since */
export async function undoPostRejection({ tx, locked: { target }, act }: Undoing): Promise<void> {
  if (target.held_at === null) throw new Conflict('It was approved since.');
  if (target.declined_at?.getTime() !== act.actedAt.getTime()) {
    throw new Conflict('It was decided again since.');
  }
  await tx
    .withTables<QaTables>()
    .updateTable('qa_post')
    .set({ declined_at: null, declined_because: null, declined_sentence: null })
    .where('id', '=', target.id)
    .execute();
}

/** Replies that were deleted, or wait themselves, count: they could be restored or approved under a text that nobody sees. */
async function refuseReplied({ tx, locked: { target } }: Undoing): Promise<void> {
  const { rows } = await sql`
    select from qa_post where answer_id = ${target.id} or parent_id = ${target.id} limit 1`.execute(tx);
  if (rows.length > 0) throw new Conflict(`Somebody replied to this ${target.kind}.`);
}

/** When something was last added to its question, if that was this text. */
async function putBackActive({ tx, locked: { post }, act }: Undoing): Promise<void> {
  await sql`
    update qa_question
       set active_at = greatest(approved_at, (select max(created_at) from qa_post
                                               where question_id = ${post.id} and held_at is null))
     where post_id = ${post.id} and active_at = ${act.actedAt}`.execute(tx);
}

function dateOrNull(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
