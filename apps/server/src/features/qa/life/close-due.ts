import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/**
 * Writes down once what each answer has when the seven days end, as that counts also for one that is deleted and comes back, and
 * however people vote later. Questions are locked, and those whose days aren’t over stay as they are; the rest of their lives
 * follows when they are settled.
 */
export async function closeDue(tx: Db, questionIds: readonly PostId[], now: Date): Promise<void> {
  await sql`
    with due as (
      update qa_question set closed_at = ${now}
       where post_id = any(${questionIds}::bigint[]) and closes_at <= ${now} and closed_at is null
         and exists (select from qa_post where id = post_id and deleted_at is null)
      returning post_id, closes_at)
    update qa_post set likes_at_close = (
             select count(*) from qa_vote where post_id = qa_post.id and value = 1 and voted_at < due.closes_at)
      from due where question_id = due.post_id and kind = 'answer'`.execute(tx);
}
