import type { PostId } from '@tenfold/contract/ids';
import { reasonKinds } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { Picks } from './community-picks.ts';
import type { OwnReasons } from './own-reasons.ts';

/** Some are not to be seen, or are left out by a filter. */
const mostRanked = 300;

/**
 * Questions for each company and each contributor, fewer where there are many of them: so one of thousands leaves room for the
 * others, and the indexes name all that is looked at.
 */
function newestOfEach(reasons: number): number {
  return Math.max(5, Math.min(30, Math.ceil((2 * mostRanked) / reasons)));
}

/** The numbers of questions with a reason: those of the last thirty days first, then by strength, then the newest. */
export async function rankQuestions(
  db: Db,
  { companies, followed }: OwnReasons,
  { recentAfter }: Pick<Picks, 'recentAfter'>,
): Promise<PostId[]> {
  if (companies.size + followed.length === 0) return [];
  const symbols = [...companies.keys()];
  const most = newestOfEach(companies.size + followed.length);
  const strengths = [...companies.values()].map(({ kind }) => reasonKinds.indexOf(kind));
  const { rows } = await sql<{ id: PostId }>`
    with company as (
      select * from unnest(${symbols}::text[], ${strengths}::integer[]) as company (symbol, strength)
    ), author as (
      select * from unnest(${followed}::bigint[]) as author (id)
    ), found as (
      select newest.id, strength
        from company, lateral (
               select question_id as id from qa_question_company as about
                where about.symbol = company.symbol order by question_id desc limit ${most}) as newest
       union all
      select newest.id, ${reasonKinds.indexOf('contributor')}
        from author, lateral (
               (select id from qa_post where account_id = author.id and kind = 'question'
                 order by id desc limit ${most})
                union all
               (select question_id from qa_post
                 where account_id = author.id and kind = 'answer' and removed_at is null
                 order by id desc limit ${most})) as newest
    )
    select id from found group by id
     order by id > ${recentAfter} desc, min(strength), id desc limit ${mostRanked}`.execute(db);
  return rows.map(({ id }) => id);
}
