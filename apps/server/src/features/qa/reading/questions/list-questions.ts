import type { PostId } from '@tenfold/contract/ids';
import type { QuestionFilter } from '@tenfold/contract/qa';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { QuestionConditions } from './question-conditions.ts';
import { type QuestionPlace, writeCursor } from './question-cursor.ts';

const questionsPerPage = 20;

/** So many are looked up one by one; of more a page is found faster along the index of its order. */
const few = 1_000;

export interface ListedQuestion {
  readonly id: PostId;
  readonly version: number;
  readonly place: number;
}

export interface QuestionPage {
  readonly questions: readonly ListedQuestion[];
  readonly next: string | null;
}

type Conditions = Pick<QuestionConditions, 'where' | 'narrowings'>;

/** Which questions are looked at: these, or all in their order. */
export interface Looked {
  readonly where: RawBuilder<unknown>;
  /** The same for who reads all of them. */
  readonly ofAll: RawBuilder<unknown>;
  readonly isFew: boolean;
}

/** Where few questions can match, they are named; so the time a page takes doesn’t depend on the planner’s guess. */
export async function lookAt(db: Db, { where, narrowings }: Conditions): Promise<Looked> {
  const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);
  if (narrowings.length === 0) return { where, ofAll: where, isFew: false };
  const sets = sql.join(
    narrowings.map(({ ids }) => sql`(${ids})`),
    sql` intersect `,
  );
  const { rows } = await sql<{ id: PostId }>`
    select distinct id from (${sets}) as narrowed limit ${few + 1}`.execute(db);
  if (rows.length <= few) {
    const named = all([where, sql`question.post_id = any(${rows.map(({ id }) => id)}::bigint[])`]);
    return { where: named, ofAll: named, isFew: true };
  }
  return {
    where: all([where, ...narrowings.map(({ meets }) => meets)]),
    ofAll: all([where, ...narrowings.map(({ ids }) => sql`question.post_id in (${ids})`)]),
    isFew: false,
  };
}

type Sort = QuestionFilter['sort'];

/** Later numbers, more votes, later texts come first; of equals the one asked later. */
const orders = {
  newest: { from: 'question', by: sql`question.post_id`, place: sql`post.id` },
  upvotes: { from: 'post', by: sql`post.likes`, place: sql`post.likes` },
  answers: { from: 'post', by: sql`post.children`, place: sql`post.children` },
  active: {
    from: 'question',
    by: sql`question.active_at`,
    place: sql`(extract(epoch from question.active_at) * 1000000)::bigint`,
  },
} as const satisfies Record<Sort, object>;

const joined = sql`qa_question as question join qa_post as post on post.id = question.post_id`;

/** One table in the order of its index, the other looked up for each row; `offset 0` keeps it so. */
const walks = {
  question: sql`qa_question as question,
    lateral (select * from qa_post where qa_post.id = question.post_id offset 0) as post`,
  post: sql`qa_post as post,
    lateral (select * from qa_question where qa_question.post_id = post.id offset 0) as question`,
} as const;

/** @param after the last question of the page before */
export async function listQuestions(
  db: Db,
  { where, isFew }: Looked,
  sort: Sort,
  after: QuestionPlace | null,
): Promise<QuestionPage> {
  const { from, by, place } = orders[sort];
  const tie = from === 'post' ? sql`post.id` : sql`question.post_id`;
  const follows = after === null ? sql`true` : followsIn(sort, by, tie, after);
  const { rows } = await sql<ListedQuestion>`
    select post.id, question.version, ${place} as place
      from ${isFew ? joined : walks[from]}
     where post.kind = 'question' and ${where} and ${follows}
     order by ${sort === 'newest' ? sql`${by} desc` : sql`${by} desc, ${tie} desc`}
     limit ${questionsPerPage + 1}`.execute(db);
  const questions = rows.slice(0, questionsPerPage);
  const last = questions.at(-1);
  const isLast = rows.length === questions.length || last === undefined;
  return { questions, next: isLast ? null : writeCursor(sort, { value: last.place, id: last.id }) };
}

function followsIn(
  sort: Sort,
  by: RawBuilder<unknown>,
  tie: RawBuilder<unknown>,
  { value, id }: QuestionPlace,
): RawBuilder<unknown> {
  if (sort === 'newest') return sql`${by} < ${id}::bigint`;
  const time = sql`timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`;
  return sql`(${by}, ${tie}) < (${sort === 'active' ? time : sql`${value}::bigint`}, ${id}::bigint)`;
}

/** @returns how many there are on all pages */
export async function countQuestions(db: Db, { ofAll }: Looked): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${joined} where post.kind = 'question' and ${ofAll}`.execute(db);
  return rows[0]?.total ?? 0;
}
