import type { PostId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { QuestionNews } from '../notices/news.ts';
import { settlePoints } from '../points/settle-points.ts';
import { lockQuestions } from '../posts/locks.ts';
import { questionsChanged } from '../posts/question-changed.ts';
import type { QaTables } from '../tables.ts';
import { closeDue } from './close-due.ts';
import { lifeOf } from './life-of.ts';
import { type LifeFields, type QuestionLife, readAnswers, readLife } from './read-life.ts';

/**
 * Brings a question to where it is in its life now, and its points with it: the only place that writes its status, when it
 * closed and its best answer. Called again it changes nothing. After whatever else the transaction changes but what refers
 * to accounts of others; a vote comes after it, as the votes until then decide.
 *
 * @returns what is news to others
 */
export async function settleQuestion(tx: Db, questionId: PostId, now: Date): Promise<QuestionNews[]> {
  const locked = await lockQuestions(tx, [questionId]);
  if (locked.length === 0) return [];
  const known = await readLife(tx, questionId);
  if (known === null) return [];
  const before = await closeIfDue(tx, known, now);
  const after = lifeOf(before, now);
  if (isChanged(known.fields, after)) {
    await writeLife(tx, questionId, after);
    await questionsChanged(tx, [questionId]);
  }
  await settlePoints(tx, questionId, now);
  return newsOf(known, after);
}

async function closeIfDue(tx: Db, life: QuestionLife, now: Date): Promise<QuestionLife> {
  const { id, fields, isRemoved } = life;
  const isDue = !isRemoved && fields.closes_at !== null && fields.closes_at <= now;
  if (!isDue || fields.closed_at !== null) return life;
  await closeDue(tx, [id], now);
  return { ...life, answers: await readAnswers(tx, id), fields: { ...fields, closed_at: now } };
}

function isChanged(before: LifeFields, after: LifeFields): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

async function writeLife(tx: Db, questionId: PostId, fields: LifeFields): Promise<void> {
  await tx
    .withTables<QaTables>()
    .updateTable('qa_question')
    .set(fields)
    .where('post_id', '=', questionId)
    .execute();
}

function newsOf({ id, fields: before }: QuestionLife, after: LifeFields): QuestionNews[] {
  const news: QuestionNews[] = [];
  if (after.status === 'with_analysts' && before.status !== 'with_analysts') {
    news.push({ what: 'with_analysts', questionId: id });
  }
  const { best_answer_id: answerId } = after;
  if (answerId !== null && answerId !== before.best_answer_id) {
    news.push({ what: 'best_answer', questionId: id, answerId });
  }
  return news;
}
