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

/**
 * What took questions from everybody: an editor hid or deleted one, or an approval was undone, which is rare. Acts are
 * written under the lock of the numbers of changes, so a later one is never seen before an earlier one. Reads of indexes.
 */
export async function lastTakenAway({ db }: Pick<Deps, 'db'>): Promise<string> {
  const { rows } = await sql<{ hidden: number | null; deleted: number | null; undone: number }>`
    select (select max(id) from qa_act where kind = 'hide') as hidden,
           (select max(id) from qa_act where kind = 'delete') as deleted,
           (select count(*)::int from qa_act where kind = 'approve' and undone_at is not null) as undone`.execute(
    db,
  );
  return JSON.stringify(rows);
}
