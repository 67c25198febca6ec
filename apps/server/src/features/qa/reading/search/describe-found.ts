import type { PostId } from '@tenfold/contract/ids';
import type { FoundQuestion } from '@tenfold/contract/qa';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { readTitles } from '../questions/question-titles.ts';

/** In the order of their ids, with what else matched where the title alone doesn’t. */
export async function describeFound(
  db: Db,
  ids: readonly PostId[],
  wanted: RawBuilder<unknown>,
): Promise<FoundQuestion[]> {
  if (ids.length === 0) return [];
  const excerpts = await readExcerpts(db, ids, wanted);
  const titles = await readTitles(db, ids);
  return titles.map(({ title }) => ({ ...title, excerpt: excerpts.get(title.id) ?? null }));
}

/** Some words around those that match; of those without a match in the details there is none. */
async function readExcerpts(
  db: Db,
  ids: readonly PostId[],
  wanted: RawBuilder<unknown>,
): Promise<ReadonlyMap<PostId, string | null>> {
  const { rows } = await sql<{ id: PostId; excerpt: string }>`
    with query as materialized (select ${wanted} as wanted)
    select question_id as id,
           ts_headline('english', body, wanted, 'MaxFragments=1, MaxWords=14, MinWords=7, StartSel="", StopSel=""') as excerpt
      from qa_search, query
     where question_id = any(${ids}::bigint[])
       and not (to_tsvector('english', title || ' ' || labels) || to_tsvector('simple', title || ' ' || labels)) @@ wanted`.execute(
    db,
  );
  return new Map(rows.map(({ id, excerpt }) => [id, excerpt]));
}
