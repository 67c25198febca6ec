import type { PostId } from '@tenfold/contract/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { Narrowing } from './narrowings.ts';
import type { QuestionConditions } from './question-conditions.ts';

/** Which way pages are found, by how many can match: the same pages whichever way. */
export interface Bounds {
  /** So many are looked up one by one; of more a page is found along the index of its order. */
  readonly mostNamed: number;
  /** The numbers of so many are kept aside while that index is read. Of more, it soon has enough that are looked up. */
  readonly mostKeyed: number;
}

/** It doesn’t matter among so many. */
const fewQuestions = 10_000;

export type Conditions = Pick<QuestionConditions, 'where' | 'narrowings' | 'category' | 'isOwn'>;

/** Which questions are looked at: these, or all in their order. */
export interface Looked extends Pick<QuestionConditions, 'category' | 'isOwn'> {
  /** About `question` joined with its `post`. */
  readonly where: RawBuilder<unknown>;
  /** All that can match, where they are few. */
  readonly named: readonly PostId[] | null;
  /** A query of the numbers of all that can match, where they can be kept aside. */
  readonly keyed: RawBuilder<unknown> | null;
  /** What else those that match meet. */
  readonly others: readonly Narrowing[];
}

/** Where few questions can match, they are named; so the time a page takes doesn’t depend on the planner’s guess. */
export async function lookAt(
  db: Db,
  { where, narrowings, category, isOwn }: Conditions,
  bounds?: Bounds,
): Promise<Looked> {
  if (narrowings.length === 0) return { where, named: null, keyed: null, others: [], category, isOwn };
  const { mostNamed, mostKeyed } = bounds ?? quickestBounds(await guessQuestions(db));
  const sizes = await sizesOf(db, narrowings, mostKeyed + 1);
  const sizeOf = (narrowing: Narrowing) => sizes[narrowings.indexOf(narrowing)] ?? 0;
  const isKeyed = (narrowing: Narrowing) => narrowing.areLast === true || sizeOf(narrowing) <= mostKeyed;
  const keyedNarrowings = narrowings.filter(isKeyed);
  const others = narrowings.filter((narrowing) => !isKeyed(narrowing));
  const looked = { where, others, category, isOwn };
  if (keyedNarrowings.length === 0) return { ...looked, named: null, keyed: null };
  const keyed = sql.join(
    keyedNarrowings.map(({ ids }) => sql`(${ids})`),
    sql` intersect `,
  );
  // One lists few more often than once.
  const areMany = keyedNarrowings.length === 1 && keyedNarrowings.every((one) => sizeOf(one) > 2 * mostNamed);
  if (areMany) return { ...looked, named: null, keyed };
  const { rows } = await sql<{ id: PostId }>`
    select distinct id from (${keyed}) as candidate limit ${mostNamed + 1}`.execute(db);
  const named = rows.length <= mostNamed ? rows.map(({ id }) => id) : null;
  return { ...looked, named, keyed };
}

/**
 * The index is read the farther, the fewer match among all: naming, or keeping aside, takes longer than that from a multiple
 * of the root on.
 */
function quickestBounds(questions: number): Bounds {
  const root = Math.round(Math.sqrt(questions));
  return { mostNamed: Math.min(1_000, root), mostKeyed: Math.min(20_000, 20 * root) };
}

/** How many there are, as PostgreSQL last counted. */
async function guessQuestions(db: Db): Promise<number> {
  const { rows } = await sql<{ questions: number }>`
    select reltuples::float8 as questions from pg_class where oid = 'qa_question'::regclass`.execute(db);
  return Math.max(rows[0]?.questions ?? 0, fewQuestions);
}

/** How many each lists, at most so many: an index of a hundred thousand isn’t read to its end. */
async function sizesOf(db: Db, narrowings: readonly Narrowing[], most: number): Promise<readonly number[]> {
  const counts = narrowings.map(
    ({ ids }) => sql`(select count(*)::integer from (select from (${ids}) as one limit ${most}) as read)`,
  );
  const { rows } = await sql<{ sizes: number[] }>`select array[${sql.join(counts)}] as sizes`.execute(db);
  return rows[0]?.sizes ?? [];
}
