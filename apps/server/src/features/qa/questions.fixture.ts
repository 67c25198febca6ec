import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { QuestionStatus } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import { emptyTables } from '../../platform/db/empty-tables.fixture.ts';
import type { Db } from '../../platform/db/index.ts';
import { people } from '../../platform/http/calls/people.fixture.ts';

export type Name = keyof typeof people;

export interface GivenQuestion {
  readonly by?: Name | null;
  readonly title?: string;
  readonly text?: string;
  readonly category?: 'FINANCIALS' | 'BUSINESS' | 'EVENT' | 'CONCEPTS';
  readonly status?: QuestionStatus;
  readonly companies?: readonly string[];
  readonly tags?: readonly string[];
  readonly featured?: boolean;
  readonly deleted?: boolean;
  readonly hidden?: boolean;
  readonly createdAt?: string;
}

interface PostRow {
  readonly kind: 'question' | 'answer' | 'comment';
  readonly by: Name | null;
  readonly text: string;
  readonly questionId?: PostId | null;
  readonly answerId?: PostId | null;
  readonly parentId?: PostId | null;
  readonly featured?: boolean;
  readonly deleted?: boolean;
  /** By an editor, as advertising. */
  readonly hidden?: boolean;
  readonly isByAnalyst?: boolean;
  readonly createdAt?: string;
}

const defaultCreatedAt = '2026-08-01T09:00:00Z';

/** Rows as writing leaves them, for tests of reading: an approved question by Ann about ACME, unless told. */
export async function addQuestion(db: Db, question: GivenQuestion = {}): Promise<PostId> {
  const {
    by = 'ann',
    status = 'open',
    companies = ['ACME'],
    tags = [],
    createdAt = defaultCreatedAt,
  } = question;
  const {
    title = 'Why did the margin fall in 2025?',
    category = 'FINANCIALS',
    text = 'In the last report.',
  } = question;
  const id = await addPost(db, { ...question, kind: 'question', by, text, createdAt });
  const isApproved = status !== 'waiting_approve' && status !== 'rejected';
  await sql`
    insert into qa_question (post_id, title, category, status, approved_at, closes_at, rejected_at, rejected_reason, rejected_because,
                             with_analysts_at, active_at)
    values (${id}, ${title}, ${category}, ${status}, ${isApproved ? createdAt : null},
            ${isApproved ? '2026-08-28T09:00:00Z' : null}, ${status === 'rejected' ? createdAt : null},
            ${status === 'rejected' ? 'other' : null},
            ${status === 'rejected' ? 'Asked before' : null}, ${status === 'with_analysts' ? createdAt : null},
            ${createdAt})`.execute(db);
  for (const [place, symbol] of companies.entries()) {
    await sql`insert into qa_question_company values (${id}, ${symbol}, ${place})`.execute(db);
  }
  for (const [place, tag] of tags.entries()) {
    await sql`insert into qa_tag (key, name, created_at) values (${tag}, ${tag}, ${defaultCreatedAt})
              on conflict do nothing`.execute(db);
    await sql`insert into qa_question_tag values (${id}, ${tag}, ${place})`.execute(db);
  }
  return id;
}

export async function addAnswer(
  db: Db,
  questionId: PostId,
  answer: Partial<Omit<PostRow, 'kind' | 'questionId'>> = {},
): Promise<PostId> {
  const id = await addPost(db, {
    by: 'ben',
    text: 'Freight cost more.',
    ...answer,
    kind: 'answer',
    questionId,
  });
  if (answer.deleted !== true && answer.hidden !== true) await count(db, questionId);
  await touch(db, questionId);
  return id;
}

export async function addComment(
  db: Db,
  questionId: PostId,
  answerId: PostId,
  comment: Partial<Omit<PostRow, 'kind' | 'questionId' | 'answerId'>> = {},
): Promise<PostId> {
  const parentId = comment.parentId ?? null;
  const post = { by: 'cora' as const, text: 'Which year?', ...comment, parentId, questionId, answerId };
  const id = await addPost(db, { ...post, kind: 'comment' });
  if (comment.deleted !== true && comment.hidden !== true) {
    await count(db, answerId);
    if (parentId !== null) await count(db, parentId);
  }
  await touch(db, questionId);
  return id;
}

/** Everybody that there is has been writing for long: none of them is new. */
export async function settleEverybody(db: Db): Promise<void> {
  await sql`insert into qa_contributor (account_id, settled_at) select id, '2026-01-01' from account
            on conflict (account_id) do update set settled_at = excluded.settled_at`.execute(db);
}

/** No texts, acts, reports, lists and votes any more; everybody has been here for long. */
export async function startAnew(db: Db): Promise<void> {
  const own = ['qa_post', 'qa_act', 'qa_report', 'qa_list', 'qa_contributor', 'qa_vote_cast'];
  await emptyTables(db, [...own, 'notification']);
  await settleEverybody(db);
}

/** A vote and what it counts for. */
export async function addVote(db: Db, by: Name, id: PostId, value: 1 | -1 = 1): Promise<void> {
  await sql`insert into qa_vote (post_id, account_id, value, voted_at)
            values (${id}, ${people[by].id}, ${value}, ${defaultCreatedAt})`.execute(db);
  const column = sql.ref(value === 1 ? 'likes' : 'dislikes');
  await sql`update qa_post set ${column} = ${column} + 1 where id = ${id}`.execute(db);
  if (value === -1) return;
  await sql`insert into qa_contributor (account_id, upvotes)
            select account_id, 1 from qa_post where id = ${id} and account_id is not null
            on conflict (account_id) do update set upvotes = qa_contributor.upvotes + 1`.execute(db);
}

/** Does what every change of a text does: processes forget the question. */
export async function touch(db: Db, questionId: PostId): Promise<void> {
  await sql`update qa_question set version = nextval('qa_question_version') where post_id = ${questionId}`.execute(
    db,
  );
}

async function count(db: Db, id: PostId): Promise<void> {
  await sql`update qa_post set children = children + 1 where id = ${id}`.execute(db);
}

async function addPost(db: Db, post: PostRow): Promise<PostId> {
  const {
    kind,
    by,
    text,
    questionId = null,
    answerId = null,
    parentId = null,
    createdAt = defaultCreatedAt,
  } = post;
  const author: AccountId | null = by === null ? null : people[by].id;
  const { rows } = await sql<{ id: PostId }>`
    insert into qa_post (kind, account_id, question_id, answer_id, parent_id, text, is_by_analyst, created_at,
                         featured_at, deleted_at, deleted_by, hidden_at, hidden_because)
    values (${kind}, ${author}, ${questionId}, ${answerId}, ${parentId}, ${text}, ${post.isByAnalyst ?? false},
            ${createdAt}, ${post.featured ? createdAt : null}, ${post.deleted ? createdAt : null},
            ${post.deleted ? 'author' : null}, ${post.hidden ? createdAt : null}, ${post.hidden ? 'spam' : null})
    returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new RangeError('an insert returns its row');
  return row.id;
}
