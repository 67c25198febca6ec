import type { PostId } from '@tenfold/contract/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { Looked } from './look-at.ts';
import { type QuestionPlace, type QuestionSort, writeCursor } from './question-cursor.ts';

const questionsPerPage = 20;

export interface ListedQuestion {
  readonly id: PostId;
  readonly version: number;
  readonly place: number;
}

export interface QuestionPage {
  readonly questions: readonly ListedQuestion[];
  readonly next: string | null;
}

/** Later numbers, more votes, later texts come first; of equals the one asked later. */
const orders = {
  newest: { of: 'question', by: 'post_id' },
  upvotes: { of: 'post', by: 'likes' },
  answers: { of: 'post', by: 'children' },
  active: { of: 'question', by: 'active_at' },
} as const satisfies Record<QuestionSort, object>;

/** @param after the last question of the page before */
export async function listQuestions(
  db: Db,
  looked: Looked,
  sort: QuestionSort,
  after: QuestionPlace | null,
): Promise<QuestionPage> {
  const { of, by } = orders[sort];
  const { from, row, meets } = readingOf(looked, of);
  const number = sql.ref(`${row}.${of === 'post' ? 'id' : 'post_id'}`);
  const column = sql.ref(`${row}.${by}`);
  const follows = after === null ? sql`true` : followsIn(sort, column, number, after);
  const { rows } = await sql<ListedQuestion>`
    select post.id, question.version, ${placeIn(sort, column)} as place
      from ${from}
     where ${meets} and ${follows}
     order by ${sort === 'newest' ? sql`${number} desc` : sql`${column} desc, ${number} desc`}
     limit ${questionsPerPage + 1}`.execute(db);
  const questions = rows.slice(0, questionsPerPage);
  const last = questions.at(-1);
  const isLast = rows.length === questions.length || last === undefined;
  return { questions, next: isLast ? null : writeCursor(sort, { value: last.place, id: last.id }) };
}

interface QuestionSource {
  readonly from: RawBuilder<unknown>;
  /** The table that has what they are sorted by. */
  readonly row: string;
  readonly meets: RawBuilder<unknown>;
}

/** Looked up for each, which `offset 0` makes sure of. */
function lookedUp(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    lateral (select * from qa_post where qa_post.id = ${id} offset 0) as post,
    lateral (select * from qa_question where qa_question.post_id = ${id} offset 0) as question`;
}

const joined = sql`qa_question as question join qa_post as post on post.id = question.post_id`;

function readingOf(looked: Looked, of: 'post' | 'question'): QuestionSource {
  const { where, named, isOwn, others } = looked;
  const met = (number: RawBuilder<unknown>) => [where, ...others.map(({ meets }) => meets(number))];
  if (named !== null) {
    const each = sql`unnest(${named}::bigint[]) as named (id), ${lookedUp(sql`named.id`)}`;
    return { from: each, row: of, meets: all(met(sql`named.id`)) };
  }
  // Nobody has asked so many that they could not be sorted.
  if (isOwn)
    return { from: joined, row: of, meets: all([...met(sql`post.id`), ...boundsOf(looked, sql`post.id`)]) };
  const number = sql.ref(of === 'post' ? 'walked.id' : 'walked.post_id');
  return {
    from: sql`${sql.table(of === 'post' ? 'qa_post' : 'qa_question')} as walked, ${lookedUp(number)}`,
    row: 'walked',
    meets: all([...indexed(looked, of), ...boundsOf(looked, number), ...met(number)]),
  };
}

/** What the index of the order tells of a question without it being looked up. */
function indexed({ category, others }: Looked, of: 'post' | 'question'): RawBuilder<unknown>[] {
  if (of === 'question') return category === null ? [] : [sql`walked.category = ${category}`];
  const matches = others.flatMap((other) => other.matches?.('walked') ?? []);
  const isVisible = sql`walked.public_category is not null and walked.removed_at is null`;
  return category === null
    ? [isVisible, ...matches]
    : [isVisible, sql`walked.public_category = ${category}`, ...matches];
}

/** Whether it is among those kept aside; `is true` keeps the planner from joining them, and from sorting what it joined. */
function boundsOf({ keyed }: Looked, number: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return keyed === null ? [] : [sql`(${number} in (${keyed})) is true`];
}

function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` and `);
}

function placeIn(sort: QuestionSort, column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sort === 'active' ? sql`(extract(epoch from ${column}) * 1000000)::bigint` : column;
}

function followsIn(
  sort: QuestionSort,
  column: RawBuilder<unknown>,
  number: RawBuilder<unknown>,
  { value, id }: QuestionPlace,
): RawBuilder<unknown> {
  if (sort === 'newest') return sql`${number} < ${id}::bigint`;
  const time = sql`timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`;
  return sql`(${column}, ${number}) < (${sort === 'active' ? time : sql`${value}::bigint`}, ${id}::bigint)`;
}

/** @returns how many there are on all pages */
export async function countQuestions(db: Db, looked: Looked): Promise<number> {
  const { from, meets } = countingOf(looked);
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${from} where ${meets}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

function countingOf(looked: Looked): Pick<QuestionSource, 'from' | 'meets'> {
  const { where, named, keyed, others, isOwn } = looked;
  if (named !== null || isOwn) return readingOf(looked, 'post');
  const met = [where, ...others.map(({ ids, matches }) => matches?.('post') ?? sql`post.id in (${ids})`)];
  if (keyed === null) return { from: sql`qa_post as post`, meets: all(met) };
  // qa_post.public_category says whether everybody sees it: no join with the question.
  const each = sql`
    (select distinct id from (${keyed}) as listed) as candidate,
    lateral (select * from qa_post where qa_post.id = candidate.id offset 0) as post`;
  return { from: each, meets: all(met) };
}
