import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import type { SitemapPage } from '../../../platform/sitemap/index.ts';
import { visibleQuestion } from './questions/visible-questions.ts';

/** Questions that everybody sees. Pages of contributors say nothing that these don't. */
export async function listQuestionPages({ db }: Pick<Deps, 'db'>): Promise<SitemapPage[]> {
  const { rows } = await sql<{ id: number; day: string }>`
    select post_id as id, to_char(active_at at time zone 'UTC', 'YYYY-MM-DD') as day
      from qa_question as question join qa_post as post on post.id = post_id
     where ${visibleQuestion} order by post_id`.execute(db);
  const pages = rows.map(({ id, day }) => ({ path: `/business-q-and-a/questions/${id}`, changed: day }));
  return [{ path: '/business-q-and-a', changed: null }, ...pages];
}
