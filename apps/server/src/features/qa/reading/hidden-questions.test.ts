import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import { addAnswer, addComment, addQuestion, addVote, type Name } from '../questions.fixture.ts';
import { describeAnswer, describeComment, describeQuestion } from './describe.ts';
import { openReadingServer, type ReadingServer } from './reading-server.fixture.ts';
import { listQuestionPages } from './sitemap.ts';

const secret = 'Unseen';

let server: ReadingServer;
let answers: PostId[];
let comments: PostId[];
/** Numbers of the hidden questions, and one that never was. */
const hidden = { waiting: 0, rejected: 0, deleted: 0, removed: 0, never: 999_999 } as Record<string, number>;

beforeAll(async () => {
  server = await openReadingServer();
  const { db } = server;
  await addQuestion(db, { companies: ['LOSS'], tags: ['DEBT'], title: 'What can everybody see of this?' });
  const about = { title: `${secret} question about margins`, tags: ['DEBT'], text: secret };
  hidden.waiting = await addQuestion(db, { ...about, status: 'waiting_approve' });
  hidden.rejected = await addQuestion(db, { ...about, status: 'rejected' });
  hidden.deleted = await addQuestion(db, { ...about, deleted: true });
  // Its number is nobody’s: who wrote something is found by theirs.
  for (let id = 5; id < 11; id++) await addQuestion(db, { ...about, deleted: true });
  hidden.removed = await addQuestion(db, { ...about, hidden: true });
  answers = [];
  comments = [];
  for (const id of [hidden.waiting, hidden.rejected, hidden.deleted, hidden.removed] as PostId[]) {
    const answer = await addAnswer(db, id, { by: 'eve', text: secret });
    answers.push(answer);
    comments.push(await addComment(db, id, answer, { by: 'eve', text: secret }));
    await addVote(db, 'ben', answer);
    await sql`insert into qa_bookmark values (${id}, ${people.ben.id}, now())`.execute(db);
  }
  // Both under a question that everybody sees: an answer and a comment that the editors removed.
  const seen = await addAnswer(db, 1 as PostId, { by: 'ann', text: 'Freight.' });
  await addAnswer(db, 1 as PostId, { by: 'dora', text: secret, hidden: true });
  await addComment(db, 1 as PostId, seen, { by: 'dora', text: secret, hidden: true });
  await sql`
    insert into qa_list (name, created_at) values ('Best of', now())`.execute(db);
  await sql`insert into qa_list_question select 1, post_id, now() from qa_question`.execute(db);
  await sql`
    insert into qa_follow_contributor values (${people.ann.id}, ${people.ben.id}, now())`.execute(db);
  await sql`insert into qa_draft (account_id, kind, data, created_at, updated_at)
            values (${people.ann.id}, 'question', ${JSON.stringify({ title: secret })}, now(), now())`.execute(
    db,
  );
});
afterAll(() => server.close());

/** Neither their author, nor editors. */
const others: readonly (Name | null)[] = [null, 'ben', 'eve'];

describe.each(others)('to %s', (by) => {
  test.each([
    '/qa/questions',
    '/qa/questions?sort=upvotes',
    '/qa/questions?sort=answers',
    '/qa/questions?sort=active',
    '/qa/questions?is_featured=false',
    '/qa/questions?question_list=1',
    '/qa/questions?category=FINANCIALS',
    '/qa/questions?companies=ACME',
    '/qa/questions?tags=DEBT',
    '/qa/questions?question_author_id=1',
    '/qa/questions?answer_author_id=5',
    ...['open', 'answered', 'unanswered', 'with_analysts'].map((type) => `/qa/questions?type=${type}`),
    '/qa/questions/search?q=unseen',
    '/qa/questions/1/log',
    '/qa/settings',
    '/qa/stats/leaderboard',
    '/qa/stats/contributors?q=member',
    '/qa/stats/contributors/1/info',
  ])(
    '%s says nothing of a question that waits, was rejected, deleted or removed, or of a draft',
    async (path) => {
      expect((await server.reply(path, by)).statusCode).toBe(200);
      const text = JSON.stringify(await server.read(path, by));
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(new RegExp(`"id":(?:${Object.values(hidden).join('|')})\\b`));
    },
  );

  test.each(Object.keys(hidden))(
    'a question that is or was %s is answered as one that never was',
    async (state) => {
      const id = hidden[state];
      for (const path of [
        `/qa/questions/${id}/log`,
        `/qa/answers?question_id=${id}`,
        `/qa/questions/${id}/counters`,
      ]) {
        expect(await refusalOf(path, by)).toEqual([404, 'not_found', 'There is no such question.']);
      }
    },
  );

  test('comments on an answer to it are answered as on one that never was', async () => {
    for (const id of [...answers, 999_999]) {
      expect(await refusalOf(`/qa/comments?answer_id=${id}`, by)).toEqual([
        404,
        'not_found',
        'There is no such answer.',
      ]);
    }
  });

  test('who posted nothing else is no contributor', async () => {
    expect((await refusalOf('/qa/stats/contributors/5/info', by === 'eve' ? null : by))[0]).toBe(404);
    expect((await refusalOf('/qa/stats/contributors/77/info', by))[0]).toBe(404);
  });

  test('nothing of it is described', async () => {
    const viewer = by === null ? null : people[by];
    for (const id of Object.values(hidden) as PostId[]) {
      await expect(describeQuestion(server, viewer, id)).rejects.toMatchObject({ code: 'not_found' });
    }
    for (const id of answers) {
      await expect(describeAnswer(server, viewer, id)).rejects.toMatchObject({ code: 'not_found' });
    }
    for (const id of comments) {
      await expect(describeComment(server, viewer, id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

test.each(['bookmarks', 'q-for-you'])(
  'nor is it in the tab %s of who bookmarked it and follows its author',
  async (tab) => {
    const { questions, total } = await server.read(`/qa/questions?tab=${tab}`, 'ben');
    expect(JSON.stringify(questions)).not.toContain(secret);
    expect(total).toBe(tab === 'bookmarks' ? 0 : 1);
  },
);

test('its author and editors read it, and only they learn why it was rejected or removed', async () => {
  for (const by of ['ann', 'cora'] as const) {
    const { question } = await server.read(`/qa/questions/${hidden.rejected}/log`, by);
    expect(question).toMatchObject({ status: 'rejected', rejected_because: 'Asked before' });
    expect((await refusalOf(`/qa/questions/${hidden.deleted}/log`, by))[0]).toBe(404);
    const { question: removed } = await server.read(`/qa/questions/${hidden.removed}/log`, by);
    expect(removed.hidden.because).toContain('Advertising');
  }
  const own = await server.read('/qa/questions?question_author_id=1', 'ann');
  expect(own.questions.map(({ id }: { id: number }) => id)).toEqual([
    hidden.removed,
    hidden.rejected,
    hidden.waiting,
    1,
  ]);
});

test('search engines are told of questions that everybody sees', async () => {
  expect(await listQuestionPages(server)).toEqual([
    { path: '/business-q-and-a', changed: null },
    { path: '/business-q-and-a/questions/1', changed: '2026-08-01' },
  ]);
});

test('queues are for those whose they are', async () => {
  for (const by of [null, 'ann', 'eve'] as const) {
    expect((await refusalOf('/qa/editors/queue', by))[0]).toBe(by === null ? 401 : 403);
  }
  for (const by of [null, 'ann', 'cora'] as const) {
    expect((await refusalOf('/qa/analysts/queue', by))[0]).toBe(by === null ? 401 : 403);
  }
  const { questions } = await server.read('/qa/editors/queue', 'cora');
  expect(questions.map(({ question }: { question: { id: number } }) => question.id)).toEqual([
    hidden.waiting,
  ]);
  expect((await server.read('/qa/analysts/queue', 'eve')).questions).toEqual([]);
});

async function refusalOf(path: string, by: Name | null) {
  const reply = await server.reply(path, by);
  const { code, detail } = reply.json();
  return [reply.statusCode, code, detail];
}
