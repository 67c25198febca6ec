import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { saveVotesAtClose } from '../points/rings/votes-at-close.ts';

/**
 * Writes down once which votes that count each answer has when the seven days end, as they count also for one that is deleted
 * and comes back, and however people vote later. Questions are locked, and those whose days aren’t over stay as they are; the
 * rest of their lives follows when they are settled.
 */
export async function closeDue(tx: Db, questionIds: readonly PostId[], now: Date): Promise<void> {
  const { rows } = await sql<{ id: PostId }>`
    update qa_question set closed_at = ${now}
     where post_id = any(${questionIds}::bigint[]) and closes_at <= ${now} and closed_at is null
       and exists (select from qa_post where id = post_id and removed_at is null)
    returning post_id as id`.execute(tx);
  const due = rows.map(({ id }) => id);
  if (due.length === 0) return;
  await sql`
    update qa_post set likes_at_close = (
             select count(*) from qa_vote
              where post_id = qa_post.id and value = 1 and not_counted is null and voted_at < closes_at)
      from qa_question where qa_question.post_id = question_id and question_id = any(${due}::bigint[]) and kind = 'answer'`.execute(
    tx,
  );
  await saveVotesAtClose(tx, due);
}
