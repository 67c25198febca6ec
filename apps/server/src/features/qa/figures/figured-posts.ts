import type { TextFigure } from '@tenfold/contract/financials';
import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { FiguredTexts } from '../../financials/index.ts';
import { notifyOfNews } from '../notices/notify-of-news.ts';
import { lockQuestions } from '../posts/locks.ts';
import { questionsChanged } from '../posts/question-changed.ts';

interface FiguredPost {
  readonly id: PostId;
  readonly kind: 'question' | 'answer' | 'comment';
  readonly questionId: PostId;
  readonly answerId: PostId | null;
  readonly figures: readonly TextFigure[];
}

export const figuredPosts: FiguredTexts<FiguredPost> = {
  name: 'qa_post',
  table: 'qa_post',
  only: sql`deleted_at is null`,
  async lock(tx, id) {
    const found = await findPost(tx, id);
    if (found === null) return null;
    await lockQuestions(tx, [found.questionId]);
    return findPost(tx, id);
  },
  async save(tx, { id, questionId }, figures) {
    await sql`update qa_post set figures = ${JSON.stringify(figures)}::jsonb where id = ${id}`.execute(tx);
    await questionsChanged(tx, [questionId]);
  },
  notify: (tx, post, _, now) => notifyOfNews(tx, [newsOf(post, now)], null, now),
};

function newsOf({ id, kind, questionId, answerId }: FiguredPost, at: Date) {
  return {
    what: 'figure_restated',
    questionId,
    ...(kind === 'answer' && { answerId: id }),
    ...(kind === 'comment' && { commentId: id, ...(answerId !== null && { answerId }) }),
    at,
  } as const;
}

async function findPost(db: Db, id: number): Promise<FiguredPost | null> {
  const { rows } = await sql<FiguredPost>`
    select id, kind, coalesce(question_id, id) as "questionId", answer_id as "answerId", figures from qa_post
     where id = ${id} and deleted_at is null`.execute(db);
  return rows[0] ?? null;
}
