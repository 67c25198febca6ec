import type { PostId } from '@tenfold/contract/ids';
import { questionFilter, questionStatuses } from '@tenfold/contract/qa';
import { isPublicState } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../../platform/db/index.ts';
import { people } from '../../../../platform/http/calls/people.fixture.ts';
import { openReadingServer, type ReadingServer } from '../reading-server.fixture.ts';
import { addCommunity, symbolsOf } from './community.fixture.ts';
import { countQuestions, listQuestions } from './list-questions.ts';
import { type Bounds, lookAt } from './look-at.ts';
import { conditionsOf } from './question-conditions.ts';
import { readCursor } from './question-cursor.ts';

const many = 150;
const author = people.ann.id;

let server: ReadingServer;
beforeAll(async () => {
  server = await openReadingServer();
  await addCommunity(server.db, many);
});
afterAll(() => server.close());

const isShown = sql`question.status in ('open', 'with_analysts', 'answered') and post.removed_at is null`;
const has = (symbols: readonly string[]) =>
  sql`exists (select from qa_question_company where question_id = post.id and symbol = any(${symbols}::text[]))`;
const tagged = (tag: string) =>
  sql`exists (select from qa_question_tag where question_id = post.id and tag = ${tag})`;
const isUnanswered = sql`(select count(*) from qa_post as answer
                           where answer.question_id = post.id and answer.kind = 'answer' and answer.removed_at is null) = 0`;

/** Each filter, and what it asks for in words of the tables, whichever way pages are found. */
const filters = [
  [{}, isShown],
  [{ category: 'EVENT' }, sql`${isShown} and category = 'EVENT'`],
  [{ category: 'CONCEPTS' }, sql`${isShown} and category = 'CONCEPTS'`],
  [{ isFeatured: 'true' }, sql`${isShown} and featured_at is not null`],
  [{ isFeatured: 'false' }, sql`${isShown} and featured_at is null`],
  [{ type: 'open' }, sql`${isShown} and status = 'open'`],
  [{ type: 'with_analysts' }, sql`${isShown} and status = 'with_analysts'`],
  [{ type: 'answered' }, sql`${isShown} and not ${isUnanswered}`],
  [{ type: 'unanswered', category: 'EVENT' }, sql`${isShown} and ${isUnanswered} and category = 'EVENT'`],
  [{ companies: 'ACME' }, sql`${isShown} and ${has(symbolsOf.acme)}`],
  [{ companies: 'GAPS' }, sql`${isShown} and ${has(['GAPS'])}`],
  [{ tags: 'WIDE' }, sql`${isShown} and ${tagged('WIDE')}`],
  [{ tags: 'WIDE', category: 'EVENT' }, sql`${isShown} and ${tagged('WIDE')} and category = 'EVENT'`],
  [{ tags: 'WIDE', companies: 'ACME' }, sql`${isShown} and ${tagged('WIDE')} and ${has(symbolsOf.acme)}`],
  [{ questionAuthorId: `${author}` }, sql`post.account_id = ${author} and post.deleted_at is null`],
  [
    { questionAuthorId: `${author}`, category: 'EVENT' },
    sql`post.account_id = ${author} and post.deleted_at is null and category = 'EVENT'`,
  ],
] as const;

const orders = {
  newest: sql`post.id desc`,
  upvotes: sql`likes desc, post.id desc`,
  answers: sql`children desc, post.id desc`,
  active: sql`active_at desc, post.id desc`,
};

type Sort = keyof typeof orders;

/** However few questions there are: those that can match named, kept aside, or looked up in their order. */
const ways: readonly (Bounds | undefined)[] = [
  undefined,
  { mostNamed: 1_000, mostKeyed: 1_000 },
  { mostNamed: 0, mostKeyed: 1_000 },
  { mostNamed: 0, mostKeyed: 0 },
];

async function allPages(db: Db, filter: object, sort: Sort, way: (typeof ways)[number]) {
  const conditions = await conditionsOf(db, questionFilter.parse(filter), author);
  if (conditions === null) throw new RangeError('these filters can match');
  const looked = await lookAt(db, conditions, way);
  const ids: PostId[] = [];
  let cursor: string | undefined;
  do {
    const { questions, next } = await listQuestions(db, looked, sort, readCursor(sort, cursor));
    ids.push(...questions.map(({ id }) => id));
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return { ids, total: await countQuestions(db, looked) };
}

test.each(filters)('all pages of %j are the same as all that match, sorted', async (filter, matches) => {
  for (const sort of Object.keys(orders) as Sort[]) {
    const { rows } = await sql<{ id: PostId }>`
      select post.id from qa_question as question join qa_post as post on post.id = post_id
       where ${matches} order by ${orders[sort]}`.execute(server.db);
    for (const way of ways) {
      const { ids, total } = await allPages(server.db, filter, sort, way);
      expect(ids).toEqual(rows.map(({ id }) => id));
      expect(total).toBe(rows.length);
    }
  }
});

test('a question is among those that everybody sees by its status and category, whenever they change', async () => {
  const { db } = server;
  const [{ id = 0 } = {}] = (
    await sql<{ id: number }>`select max(post_id) as id from qa_question`.execute(db)
  ).rows;
  for (const category of ['EVENT', 'BUSINESS']) {
    for (const status of questionStatuses) {
      await sql`update qa_question set status = ${status}, category = ${category} where post_id = ${id}`.execute(
        db,
      );
      const { rows } = await sql`select public_category as seen from qa_post where id = ${id}`.execute(db);
      const isPublic = status !== 'waiting_approve' && isPublicState(status);
      expect(rows).toEqual([{ seen: isPublic ? category : null }]);
    }
  }
});
