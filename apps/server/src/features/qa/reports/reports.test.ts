import type { PostId } from '@tenfold/contract/ids';
import { reportsADay } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import { recount } from '../nightly/recount.ts';
import { type Member, openQaServer } from '../qa-server.fixture.ts';
import { startAnew } from '../questions.fixture.ts';

const server = openedBeforeTests(async () => openQaServer(await openTestDatabase()));
let question: PostId;
let answer: PostId;

/** Asked by Ann, answered by Ben. */
beforeEach(async () => {
  await startAnew(server.db);
  question = await server.askApproved('ann');
  answer = await server.answer(question, 'ben');
});

const report = (by: Member | null, body: object = { reason: 'spam' }, kind = 'answer', id = answer) =>
  server.call(by, 'POST', `/qa/report/${kind}/${id}`, body);
const withdraw = (by: Member) => server.call(by, 'DELETE', `/qa/report/answer/${answer}`);
const stored = async () =>
  (
    await sql<{ reporter: number | null; reason: string; isWithdrawn: boolean; decision: string | null }>`
      select account_id as reporter, reason, withdrawn_at is not null as "isWithdrawn", decision
        from qa_report order by id`.execute(server.db)
  ).rows;
const answersFor = async (by: Member | null) => {
  // Visitors are answered from memory until the process has looked for changes.
  await server.changes.look();
  return (await server.call(by, 'GET', `/qa/questions/${question}/log`)).json.question.answers;
};
const undo = async () => {
  const { acts } = (await server.call('cora', 'GET', '/qa/acts')).json;
  return server.call('cora', 'POST', `/qa/acts/${acts[0].id}/undo`);
};
const hide = (by: Member = 'cora') =>
  server.call(by, 'POST', `/qa/answers/${answer}/hide`, { reason: 'spam' });
const dismiss = (by: Member = 'cora') =>
  server.call(by, 'POST', `/qa/editors/reports/answer/${answer}/dismiss`);

describe('a reader who reports a text', () => {
  test('sees that they did, and nobody else does', async () => {
    expect((await report('ann')).json).toEqual({ is_reported: true });
    expect(await answersFor('ann')).toMatchObject([{ is_reported: true }]);
    for (const by of [null, 'ben', 'eve'] as const) {
      expect(await answersFor(by)).toMatchObject([{ is_reported: false }]);
    }
  });

  test('is counted once, also after they withdrew it: reporting again changes the reason', async () => {
    await report('ann');
    expect((await withdraw('ann')).json).toEqual({ is_reported: false });
    expect(await answersFor('ann')).toMatchObject([{ is_reported: false }]);
    await report('ann', { reason: 'other', sentence: 'It was posted three times.' });
    expect(await stored()).toEqual([
      { reporter: people.ann.id, reason: 'other', isWithdrawn: false, decision: null },
    ]);
  });

  test('chooses a reason for that kind of text, and says what is wrong where it is another', async () => {
    expect((await report('ann', { reason: 'answered' })).status).toBe(422);
    expect((await report('eve', { reason: 'wrong_figure' }, 'question', question)).status).toBe(422);
    expect((await report('ann', { reason: 'other' })).json).toMatchObject({ status: 422 });
    expect(await stored()).toEqual([]);
  });

  test('can’t report what they wrote themselves', async () => {
    expect(await report('ben')).toMatchObject({
      status: 403,
      json: { detail: 'You can’t report what you wrote yourself.' },
    });
  });

  test('is told from when, above the reports of a day', async () => {
    for (let at = 0; at < reportsADay; at += 1) {
      const id = await server.answer(question, 'cora');
      expect((await report('eve', { reason: 'spam' }, 'answer', id)).status).toBe(200);
    }
    const refused = await report('eve');
    expect(refused.status).toBe(429);
    expect(refused.json.detail).toContain('You can report 20 texts a day. You can report again on');
    server.clock.advance(86_400_000);
    expect((await report('eve')).status).toBe(200);
  });
});

describe('three readers with standing who report', () => {
  const reportedByThree = async () => {
    for (const by of ['ann', 'dora', 'eve'] as const) expect((await report(by)).status).toBe(200);
  };

  test('a new account’s answer keep it from others until an editor has looked', async () => {
    await server.makeNew('ben');
    await report('ann');
    await report('dora');
    expect(await answersFor(null)).toHaveLength(1);
    await report('eve');
    expect(await answersFor(null)).toEqual([]);
    const [own] = await answersFor('ben');
    expect(own.hidden).toEqual({
      because: 'Several readers reported it. An editor looks at it before others see it again.',
      is_reported: true,
    });
    expect((await server.call(null, 'GET', `/qa/questions/${question}/log`)).json.question.counters).toEqual(
      expect.objectContaining({ answers_count: 0 }),
    );
    expect((await report('cora')).status).toBe(409);
    await withdraw('eve');
    expect(await answersFor(null)).toEqual([]);
    await countersAgree();
  });

  test('a settled account’s answer hide nothing', async () => {
    await reportedByThree();
    expect(await answersFor(null)).toHaveLength(1);
  });

  test('hold nothing where one of them is new', async () => {
    await server.makeNew('ben');
    await server.makeNew('ann');
    await reportedByThree();
    expect(await answersFor(null)).toHaveLength(1);
  });

  test('are told they were right once an editor hides it, and it waits again once that is undone', async () => {
    await server.makeNew('ben');
    await reportedByThree();
    expect((await hide()).status).toBe(200);
    expect((await stored()).map(({ decision }) => decision)).toEqual(['upheld', 'upheld', 'upheld']);
    expect((await report('ann')).status).toBe(404);
    const { rows } =
      await sql`select kind, account_id::int as to from notification where kind = 'post_hidden'`.execute(
        server.db,
      );
    expect(rows).toEqual([{ kind: 'post_hidden', to: people.ben.id }]);
    expect((await undo()).status).toBe(200);
    expect((await stored()).map(({ decision }) => decision)).toEqual([null, null, null]);
    expect((await answersFor('ben'))[0].hidden.is_reported).toBe(true);
    await countersAgree();
  });

  test('leave it as it was once an editor dismisses them, and hold it no second time', async () => {
    await server.makeNew('ben');
    await reportedByThree();
    expect((await dismiss('ann')).status).toBe(403);
    expect((await dismiss()).json).toEqual({ is_dismissed: true });
    expect(await answersFor(null)).toMatchObject([{ id: answer, hidden: null }]);
    expect((await dismiss()).status).toBe(200);
    expect((await report('ann')).json.detail).toBe('An editor already decided on your report.');
    await countersAgree();
    expect((await undo()).status).toBe(200);
    expect(await answersFor(null)).toEqual([]);
    await countersAgree();
  });
});

test('editors read each text once, the longest waiting first, with reasons and sentences, and no names of readers', async () => {
  await server.makeNew('ben');
  await report('ann', { reason: 'other', sentence: 'Third time today.' });
  server.clock.advance(60_000);
  await report('eve', { reason: 'off_topic' }, 'question', question);
  await report('dora');
  await report('eve');
  expect((await server.call('ann', 'GET', '/qa/editors/reports')).status).toBe(403);
  const { reports, next } = (await server.call('cora', 'GET', '/qa/editors/reports')).json;
  expect(next).toBeNull();
  expect(reports).toMatchObject([
    {
      post: { kind: 'answer', question_id: question, answer_id: answer, comment_id: null },
      author: { id: people.ben.id },
      author_standing: 'new',
      upheld_count: 0,
      reasons: [
        { reason: 'spam', count: 2 },
        { reason: 'other', count: 1 },
      ],
      sentences: ['Third time today.'],
      is_held: true,
    },
    {
      post: { kind: 'question', answer_id: null },
      reasons: [{ reason: 'off_topic', count: 1 }],
      is_held: false,
    },
  ]);
  expect(JSON.stringify(reports)).not.toContain('dora');
  expect((await server.call('cora', 'GET', '/qa/editors/counts')).json.reports).toBe(2);
  await hide();
  const rest = (await server.call('cora', 'GET', '/qa/editors/reports')).json.reports;
  expect(rest.map(({ post }: { post: object }) => post)).toMatchObject([{ kind: 'question' }]);
  const other = await server.ask('ben');
  expect((await server.call('cora', 'GET', `/qa/editors/queue/${other}`)).json.asker.upheld_count).toBe(1);
});

test('what all readers withdrew waits for an editor as long as it is held', async () => {
  await report('ann');
  await withdraw('ann');
  const count = async () => (await server.call('cora', 'GET', '/qa/editors/counts')).json.reports;
  expect(await count()).toBe(0);
  await server.makeNew('ben');
  for (const by of ['ann', 'dora', 'eve'] as const) await report(by);
  for (const by of ['ann', 'dora', 'eve'] as const) await withdraw(by);
  expect(await count()).toBe(1);
  expect((await dismiss()).status).toBe(200);
  expect([await count(), (await answersFor(null)).length]).toEqual([0, 1]);
});

test('forty-five reported texts come in pages, each once, also while others are decided', async () => {
  await sql`
    insert into qa_post (kind, account_id, question_id, answer_id, text, created_at)
    select 'comment', ${people.ben.id}, ${question}, ${answer}, 'Says ' || at, ${server.clock.now()} from generate_series(1, 45) as at`.execute(
    server.db,
  );
  await sql`
    insert into qa_report (post_id, account_id, reason, reported_at)
    select id, ${people.eve.id}, 'spam', ${server.clock.now()} from qa_post where kind = 'comment'`.execute(
    server.db,
  );
  const read: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `?cursor=${cursor}`;
    const { json } = await server.call('cora', 'GET', `/qa/editors/reports${query}`);
    read.push(...json.reports.map(({ post }: { post: { comment_id: number } }) => post.comment_id));
    cursor = json.next;
    await server.call('cora', 'POST', `/qa/editors/reports/comment/${read.at(-1)}/dismiss`);
  }
  expect([read.length, new Set(read).size]).toEqual([45, 45]);
  expect((await server.call('cora', 'GET', '/qa/editors/reports?cursor=elsewhere')).status).toBe(422);
});

describe('the same text of three accounts', () => {
  const words = 'Buy this share before Friday, all of it.';
  const ids: PostId[] = [];
  beforeEach(async () => {
    ids.length = 0;
    for (const by of ['ben', 'dora', 'eve'] as const) ids.push(await server.answer(question, by, words));
  });
  const shared = async () => (await server.call('cora', 'GET', '/qa/editors/reports')).json.shared_texts;
  const decide = (id: PostId | undefined, what: string, body?: object) =>
    server.call(
      'cora',
      'POST',
      what === 'hide' ? `/qa/answers/${id}/hide` : `/qa/editors/reports/answer/${id}/dismiss`,
      body,
    );

  test('within a week is one report, until an editor removed or kept each of them', async () => {
    expect(await shared()).toMatchObject([
      { text: words, posts: ids.map((id) => ({ post: { kind: 'answer', answer_id: id } })) },
    ]);
    expect((await server.call('cora', 'GET', '/qa/editors/counts')).json.reports).toBe(1);
    expect((await decide(ids[0], 'hide', { reason: 'spam' })).status).toBe(200);
    expect((await shared())[0].posts).toHaveLength(2);
    await decide(ids[1], 'dismiss');
    await decide(ids[2], 'dismiss');
    expect(await shared()).toEqual([]);
    expect((await undo()).status).toBe(200);
    expect((await shared())[0].posts).toMatchObject([{ post: { answer_id: ids[2] } }]);
  });

  test('is none when it took longer, or two of them are of one account', async () => {
    server.clock.advance(8 * 86_400_000);
    expect(await shared()).toEqual([]);
    for (const by of ['ben', 'dora'] as const)
      await server.answer(question, by, 'What two say in a week, word by word.');
    expect(await shared()).toEqual([]);
  });
});

test('a question that is held is found by its author and editors alone', async () => {
  await server.makeNew('ann');
  for (const by of ['ben', 'dora', 'eve'] as const)
    await report(by, { reason: 'spam' }, 'question', question);
  const status = async (by: Member | null) => {
    await server.changes.look();
    return (await server.call(by, 'GET', `/qa/questions/${question}/log`)).status;
  };
  expect([await status('ann'), await status('cora'), await status('ben'), await status(null)]).toEqual([
    200, 200, 404, 404,
  ]);
  const dismissed = await server.call('cora', 'POST', `/qa/editors/reports/question/${question}/dismiss`);
  expect([dismissed.status, await status(null)]).toEqual([200, 200]);
});

/** Last: they are gone. */
test('the reports of a deleted account stay, of nobody, and so does what was decided', async () => {
  await report('dora');
  await dismiss();
  await report('eve');
  await server.deleteAccount(people.dora.id);
  await server.deleteAccount(people.eve.id);
  expect(await stored()).toMatchObject([
    { reporter: null, decision: 'dismissed' },
    { reporter: null, decision: null },
  ]);
});

async function countersAgree(): Promise<void> {
  const errors: unknown[] = [];
  const log = { error: (...said: unknown[]) => errors.push(said) };
  expect(await recount({ db: server.db, log })).toEqual({ posts: 0, contributors: 0 });
}
