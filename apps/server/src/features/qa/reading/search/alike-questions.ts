import type { PostId } from '@tenfold/contract/ids';
import type { FoundQuestion } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import { type Db, hasTrigrams } from '../../../../platform/db/index.ts';
import { listBest } from './candidates.ts';
import { describeFound } from './describe-found.ts';
import { searchQuestions } from './search-questions.ts';

const mostShown = 5;
/** Reading a title’s words again costs most. */
const mostCompared = 60;
/** What of its meaning a title has to share with the one that is typed: rare words say more of it than common ones. */
const leastShared = 0.5;
/** Letters in the same order with all words mistyped reach this much. */
const leastSimilar = 0.5;
/** One that asks the same has two of its rarest words; the common ones are in thousands. */
const mostStems = 5;
/** The share of questions that a word is in which is not among the common ones. */
const rareShare = 0.0001;

interface Stem {
  readonly stem: string;
  /** How much it says: the fewer questions have it, the more. */
  readonly weight: number;
}

/** Questions that ask what a title asks which somebody types, in other words or not. */
export async function findAlikeQuestions(db: Db, title: string): Promise<FoundQuestion[]> {
  const stems = await listStems(db, title);
  if (stems.length < 2) return searchQuestions(db, title);
  const searched = stems.slice(0, mostStems).map(({ stem }) => stem);
  const pairs = searched.flatMap((one, at) => searched.slice(at + 1).map((other) => `${one} & ${other}`));
  const wanted = sql`${pairs.join(' | ')}::tsquery`;
  const near = await listBest(db, { wanted, rank: sql`ts_rank(words, wanted)`, limit: mostCompared });
  const alike = await listAlike(db, title, stems, near);
  return describeFound(db, alike, sql`${searched.join(' | ')}::tsquery`);
}

/** Lists those that share enough with it, the most alike first. */
async function listAlike(
  db: Db,
  title: string,
  stems: readonly Stem[],
  near: readonly PostId[],
): Promise<PostId[]> {
  const likeness = (await hasTrigrams(db)) ? sql`similarity(lower(title), lower(${title}))` : sql`0`;
  const { rows } = await sql<{ id: PostId }>`
    select id
      from (select question_id as id, ${likeness}::float8 as likeness,
                   (select coalesce(sum(weight) filter (where stem = any(own)), 0) / sum(weight)
                      from unnest(${stems.map(({ stem }) => stem)}::text[],
                                  ${stems.map(({ weight }) => weight)}::float8[]) as typed (stem, weight)) as shared
              from qa_search,
                   lateral tsvector_to_array(to_tsvector('english', title || ' ' || labels)) as own
             where question_id = any(${near}::bigint[])) as compared
     where shared >= ${leastShared} or likeness >= ${leastSimilar}
     order by shared + likeness desc, id desc
     limit ${mostShown}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lists its words without those that every sentence has, the rarest first. PostgreSQL counts the common ones as it analyzes the table. */
async function listStems(db: Db, title: string): Promise<Stem[]> {
  const { rows } = await sql<Stem>`
    select stem, -ln(least(coalesce(share, ${rareShare}::float8), 0.9)) as weight
      from unnest(tsvector_to_array(to_tsvector('english', ${title}))) as stem
           left join (select common, share
                        from pg_stats, unnest(most_common_elems::text::text[],
                               most_common_elem_freqs[1:cardinality(most_common_elems::text::text[])]) as known (common, share)
                       where schemaname = current_schema() and tablename = 'qa_search' and attname = 'words') as counted
             on common = stem
     where stem ~ '^[[:alnum:]]+$'
     order by weight desc, stem`.execute(db);
  return rows;
}
