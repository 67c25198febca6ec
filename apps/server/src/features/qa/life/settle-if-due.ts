import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { announce } from '../../notifications/index.ts';
import { notifyOfNews } from '../notices/notify-of-news.ts';
import type { LifeDeps } from './settle-due-questions.ts';
import { settleQuestion } from './settle-question.ts';

/**
 * Before a vote: what the seven days ended with is written down before a vote of later changes it. In a transaction of its own,
 * as a vote locks contributors, and settling refers to accounts.
 */
export async function settleIfDue(
  { db, fanOut }: Pick<LifeDeps, 'db' | 'fanOut'>,
  postId: PostId,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: PostId }>`
    select qa_question.post_id as id from qa_post
           join qa_question on qa_question.post_id = coalesce(qa_post.question_id, qa_post.id)
     where qa_post.id = ${postId} and review_at <= ${now}`.execute(db);
  const [due] = rows;
  if (due === undefined) return;
  const notified = await db
    .transaction()
    .execute(async (tx) => notifyOfNews(tx, await settleQuestion(tx, due.id, now), null, now));
  await announce(fanOut, notified)?.();
}
