import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import { onAnswerToReport } from './reported-answer.fixture.ts';

const { server, texts, report, withdraw, answersFor, undo, hide, dismiss } = onAnswerToReport();

test('editors read each text once, the longest waiting first, with reasons and sentences, and no names of readers', async () => {
  await server.makeNew('ben');
  await report('ann', { reason: 'other', sentence: 'Third time today.' });
  server.clock.advance(60_000);
  await report('eve', { reason: 'off_topic' }, 'question', texts.question);
  await report('dora');
  await report('eve');
  expect((await server.call('ann', 'GET', '/qa/editors/reports')).status).toBe(403);
  const { reports, next } = (await server.call('cora', 'GET', '/qa/editors/reports')).json;
  expect(next).toBeNull();
  expect(reports).toMatchObject([
    {
      post: { kind: 'answer', question_id: texts.question, answer_id: texts.answer, comment_id: null },
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
    select 'comment', ${people.ben.id}, ${texts.question}, ${texts.answer}, 'Says ' || at, ${server.clock.now()} from generate_series(1, 45) as at`.execute(
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
    for (const by of ['ben', 'dora', 'eve'] as const)
      ids.push(await server.answer(texts.question, by, words));
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
      await server.answer(texts.question, by, 'What two say in a week, word by word.');
    expect(await shared()).toEqual([]);
  });
});
