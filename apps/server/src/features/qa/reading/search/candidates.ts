import type { PostId } from '@tenfold/contract/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { visibleQuestion } from '../questions/visible-questions.ts';

/** All of so many that match are ranked, with the newest; of more, some. */
const mostFound = 400;
/** Of what a fifth of the newest have, those and no others: the index would list tens of thousands. */
const newestRead = 300;
const commonAmongNewest = 60;

export interface Ranked {
  /** A tsquery that the index is asked for. */
  readonly wanted: RawBuilder<unknown>;
  /** By `search`, a row of `qa_search`, with `wanted` as its column: the higher, the better; null or less than nothing: not at all. */
  readonly rank: RawBuilder<unknown>;
  readonly limit: number;
}

/**
 * The best of the questions that everybody sees, the newer of equals first. How long it takes doesn’t depend on how many
 * match, nor on the planner’s guess.
 */
export async function listBest(db: Db, { wanted, rank, limit }: Ranked): Promise<PostId[]> {
  const { rows } = await sql<{ id: PostId }>`
    with asked as materialized (select ${wanted} as wanted),
         matching as materialized (
           select id
             from (select question_id as id, words from qa_search order by question_id desc limit ${newestRead}) as read, asked
            where words @@ wanted),
         newest as materialized (
           select matching.id from matching, ${questionAndPost(sql`matching.id`)} where ${visibleQuestion}),
         found as materialized (
           select qa_find(wanted, ${mostFound}) as id
             from asked where (select count(*) from newest) < ${commonAmongNewest})
    select id
      from (select candidate.id, ${rank} as rank
              from (select id from found union select id from newest) as candidate, asked,
                   lateral (select * from qa_search where question_id = candidate.id offset 0) as search,
                   ${questionAndPost(sql`candidate.id`)}
             where ${visibleQuestion}) as ranked
     where rank >= 0
     order by rank desc, id desc
     limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Looked up for each, which `offset 0` makes sure of. */
function questionAndPost(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    lateral (select * from qa_question where post_id = ${id} offset 0) as question,
    lateral (select * from qa_post where qa_post.id = ${id} offset 0) as post`;
}
