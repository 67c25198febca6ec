import type { PostId } from '@tenfold/contract/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { visibleQuestion } from '../questions/visible-questions.ts';

/** All of so many that match are ranked, with the newest; of more, some. */
const mostFound = 400;
/** The index would list tens of thousands for words that a fifth of the newest have: of those the newest alone are read. */
const newestRead = 300;
const commonAmongNewest = 60;
/**
 * How many of the newest have what is common enough to be read one after the other: the index would collect all that begin
 * so, which are the more, the more questions there are, as PostgreSQL last counted.
 */
const commonBeginning = sql`
  (select greatest(10, least(${commonAmongNewest}, ${newestRead} * sqrt(3333 / greatest(reltuples, 1))))
     from pg_class where oid = 'qa_search'::regclass)`;

export interface Ranked {
  /** A tsquery that the index is asked for. */
  readonly wanted: RawBuilder<unknown>;
  /** The same in two, where the last word may be the beginning of one; `exact` is null where there is no other word. */
  readonly begun?: { readonly exact: RawBuilder<unknown> | null; readonly beginning: RawBuilder<unknown> };
  /** By `search`, a row of `qa_search`, with `wanted` as its column: the higher, the better; null or less than nothing: not at all. */
  readonly rank: RawBuilder<unknown>;
  readonly limit: number;
}

/**
 * The best of the questions that everybody sees, the newer of equals first. How long it takes doesn’t depend on how many
 * match, nor on the planner’s guess.
 */
export async function listBest(db: Db, { wanted, begun, rank, limit }: Ranked): Promise<PostId[]> {
  const { rows } = await sql<{ id: PostId }>`
    with query as materialized (select ${wanted} as wanted),
         read as materialized (
           select question_id as id, words from qa_search order by question_id desc limit ${newestRead}),
         matching as materialized (select id from read, query where words @@ wanted),
         newest as materialized (
           select matching.id from matching, ${postOf(sql`matching.id`)} where ${visibleQuestion}),
         found as materialized (
           select ${begun === undefined ? sql`qa_find(wanted, ${mostFound})` : findBegun(begun)} as id
             from query where (select count(*) from newest) < ${commonAmongNewest})
    select ranked.id
      from (select candidate.id, ${rank} as rank
              from (select id from found union select id from newest) as candidate, query,
                   lateral (select * from qa_search where question_id = candidate.id offset 0) as search
             order by rank desc, id desc offset 0) as ranked,
           ${postOf(sql`ranked.id`)}
     where rank >= 0 and ${visibleQuestion}
     order by rank desc, ranked.id desc
     limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

function findBegun({ exact, beginning }: NonNullable<Ranked['begun']>): RawBuilder<unknown> {
  const isCommon = sql`
    (select count(*) >= ${commonBeginning}
       from (select id from read where words @@ ${beginning} offset 0) as begun, ${postOf(sql`begun.id`)}
      where ${visibleQuestion})`;
  return sql`qa_find_begun(${exact ?? sql`null`}, ${beginning}, ${isCommon}, ${mostFound})`;
}

/** Looked up for each, which `offset 0` makes sure of. */
function postOf(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`lateral (select * from qa_post where qa_post.id = ${id} offset 0) as post`;
}
