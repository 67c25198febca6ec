import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../../platform/db/opened-before-tests.fixture.ts';
import { recount } from '../../nightly/recount.ts';
import { type Member, openQaServer } from '../../qa-server.fixture.ts';
import { settleEverybody } from '../../questions.fixture.ts';

describeOnOne('an answer or a comment of somebody new', (open) => {
  const server = openedBeforeTests(async () => openQaServer(await open()));
  let question: PostId;
  beforeEach(async () => {
    await emptyTables(server.db, ['qa_post', 'qa_act', 'notification', 'notification_count']);
    await settleEverybody(server.db);
    question = await server.askApproved('ann');
    await emptyTables(server.db, ['notification', 'notification_count'], { idsGoOn: true });
    await server.makeNew('ben');
  });

  const read = async (by: Member | null) => {
    const { json } = await server.call(by, 'GET', `/qa/questions/${question}/log`);
    return {
      counted: json.question.counters.answers_count,
      answers: json.question.answers.map(({ id, approval }: { id: number; approval: string }) => [
        id,
        approval,
      ]),
    };
  };
  const notified = async () => {
    const { rows } = await sql<{ kind: string; to: number }>`
      select kind, account_id::int as to from notification order by id`.execute(server.db);
    return rows;
  };
  const waiting = async () => (await server.call('cora', 'GET', '/qa/editors/posts')).json.posts;

  test('is read by its author and editors alone, counts nowhere and is told to nobody', async () => {
    const { json } = await server.call('ben', 'POST', '/qa/answers', {
      question_id: question,
      data: { text: 'Freight cost more.' },
    });
    expect(json).toMatchObject({ approval: 'waiting', rejected_because: null });
    for (const by of ['ben', 'cora'] as const) {
      expect(await read(by)).toEqual({ counted: 0, answers: [[json.id, 'waiting']] });
    }
    for (const by of ['ann', null] as const) expect(await read(by)).toEqual({ counted: 0, answers: [] });
    expect((await server.call(null, 'GET', `/qa/comments?answer_id=${json.id}`)).status).toBe(404);
    expect((await server.call(null, 'GET', `/qa/questions/${question}/counters`)).json.posts).toHaveLength(1);
    expect((await server.call('ann', 'POST', `/qa/likes/answer/${json.id}/like`)).status).toBe(404);
    expect((await server.call('ben', 'POST', `/qa/bookmark/answer/${json.id}`)).status).toBe(409);
    expect((await server.call('cora', 'POST', `/qa/answers/${json.id}/featured`)).status).toBe(409);
    expect(await notified()).toEqual([]);
    expect((await waiting()).map((post: { answer: { id: number } }) => post.answer.id)).toEqual([json.id]);
  });

  test('is there for everybody, dated and told, once an editor approves it', async () => {
    const id = await server.answer(question, 'ben');
    server.clock.advance(3_600_000);
    expect((await server.call('ben', 'POST', `/qa/answers/${id}/approve`)).status).toBe(403);
    expect(
      (await server.call('cora', 'POST', `/qa/answers/${id}/approve`, { revision: 1 })).json,
    ).toMatchObject({
      approval: 'approved',
      created_datetime: server.clock.now().toISOString(),
    });
    expect(await read('ann')).toEqual({ counted: 1, answers: [[id, 'approved']] });
    expect(await notified()).toEqual([
      { kind: 'question_answered', to: 1 },
      { kind: 'post_approved', to: 2 },
    ]);
    expect(await waiting()).toEqual([]);
    expect((await server.call('cora', 'POST', `/qa/answers/${id}/approve`)).status).toBe(409);
    const comment = await server.comment(question, id, 'ben');
    await server.call('cora', 'POST', `/qa/comments/${comment}/approve`);
    // Those were the first two.
    expect(
      (await server.call('ben', 'POST', '/qa/answers', { question_id: question, data: { text: 'Third.' } }))
        .json,
    ).toMatchObject({ approval: 'approved' });
    const errors: unknown[] = [];
    const log = { error: (...said: unknown[]) => errors.push(said) };
    expect(await recount({ db: server.db, log })).toEqual({ posts: 0, contributors: 0 });
  });

  test('is not approved when its author changed it since it was read', async () => {
    const id = await server.answer(question, 'ben');
    await server.call('ben', 'PATCH', `/qa/answers/${id}`, { text: 'Freight, mostly.' });
    expect(await server.call('cora', 'POST', `/qa/answers/${id}/approve`, { revision: 1 })).toMatchObject({
      status: 409,
      json: { code: 'stale', current: { text: 'Freight, mostly.', approval: 'waiting' } },
    });
  });

  test('that is rejected stays its author’s, with the reason, and can be approved after all', async () => {
    const id = await server.answer(question, 'ben');
    const reject = (body: object) => server.call('cora', 'POST', `/qa/answers/${id}/reject`, body);
    expect((await reject({ reason: 'answered' })).status).toBe(422);
    expect((await reject({ reason: 'other' })).status).toBe(422);
    expect((await reject({ reason: 'pumping', sentence: 'Say what it earns.' })).json).toMatchObject({
      approval: 'rejected',
      rejected_because: 'Promoting a share to move its price isn’t allowed. Say what it earns.',
    });
    expect(await notified()).toEqual([{ kind: 'post_rejected', to: 2 }]);
    expect(await read('ben')).toEqual({ counted: 0, answers: [[id, 'rejected']] });
    expect(await read('ann')).toEqual({ counted: 0, answers: [] });
    expect(await waiting()).toEqual([]);
    expect((await reject({ reason: 'pumping' })).status).toBe(409);
    await server.call('cora', 'POST', `/qa/answers/${id}/approve`);
    expect(await read('ann')).toEqual({ counted: 1, answers: [[id, 'approved']] });
  });

  test('keeps no question from the analysts, and is no best answer', async () => {
    const id = await server.answer(question, 'ben');
    server.clock.advance(7 * 86_400_000);
    await server.call('cora', 'PATCH', `/qa/questions/${question}`, { question_lists: [] });
    const status = async () =>
      (await server.call('ann', 'GET', `/qa/questions/${question}/log`)).json.question.status;
    expect(await status()).toBe('with_analysts');
    await server.call('cora', 'POST', `/qa/answers/${id}/approve`);
    expect(await status()).toBe('answered');
  });

  test('deleted and brought back is counted no more than before', async () => {
    const id = await server.answer(question, 'ben');
    expect((await server.call('ben', 'DELETE', `/qa/answers/${id}`)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect((await server.call('ben', 'POST', `/qa/answers/${id}/restore`)).json.approval).toBe('waiting');
    expect(await read('ben')).toMatchObject({ counted: 0 });
  });

  const acts = async () => (await server.call('cora', 'GET', '/qa/acts')).json.acts;
  const undo = async (kind: string) => {
    const { id } = (await acts()).find((act: { kind: string }) => act.kind === kind);
    return server.call('cora', 'POST', `/qa/acts/${id}/undo`);
  };
  const nothingToMend = async () =>
    expect(await recount({ db: server.db, log: { error: () => undefined } })).toEqual({
      posts: 0,
      contributors: 0,
    });
  const row = async (id: PostId) =>
    (
      await sql`select held_at, written_at, created_at, declined_at, active_at from qa_post
                 join qa_question on post_id = question_id where id = ${id}`.execute(server.db)
    ).rows[0];

  test('waits again once its approval is undone, and its votes count again once it is approved', async () => {
    const id = await server.answer(question, 'ben');
    const before = await row(id);
    server.clock.advance(3_600_000);
    await server.call('cora', 'POST', `/qa/answers/${id}/approve`);
    await server.call('ann', 'POST', `/qa/likes/answer/${id}/like`);
    expect((await acts())[0]).toMatchObject({
      kind: 'post_approved',
      post: { kind: 'answer', answer_id: id },
      whom: { id: 2 },
      can_undo: true,
    });
    expect(await undo('post_approved')).toMatchObject({ status: 200, json: { can_undo: false } });
    expect(await row(id)).toEqual(before);
    expect(await read('ann')).toEqual({ counted: 0, answers: [] });
    expect((await waiting()).map((post: { answer: { id: number } }) => post.answer.id)).toEqual([id]);
    await nothingToMend();
    await server.call('ben', 'DELETE', `/qa/answers/${id}`);
    await server.call('ben', 'POST', `/qa/answers/${id}/restore`);
    await nothingToMend();
    server.clock.advance(1_000);
    await server.call('cora', 'POST', `/qa/answers/${id}/approve`);
    await nothingToMend();
    // Who asked is told once, who wrote it each time.
    expect((await notified()).map(({ kind }) => kind)).toEqual([
      'question_answered',
      'post_approved',
      'post_approved',
    ]);
  });

  test('stays once somebody replied to it, or it is featured: then its approval isn’t undone', async () => {
    const id = await server.answer(question, 'ben');
    await server.call('cora', 'POST', `/qa/answers/${id}/approve`);
    await server.call('cora', 'POST', `/qa/answers/${id}/featured`, { is_on: true });
    expect(await undo('post_approved')).toMatchObject({
      status: 409,
      json: { detail: 'This answer is featured. Stop that first.' },
    });
    await server.call('cora', 'POST', `/qa/answers/${id}/featured`, { is_on: false });
    const comment = await server.comment(question, id, 'ann');
    await server.call('ann', 'DELETE', `/qa/comments/${comment}`);
    expect(await undo('post_approved')).toMatchObject({
      status: 409,
      json: { detail: 'Somebody replied to this answer.' },
    });
    expect(await read('ann')).toEqual({ counted: 1, answers: [[id, 'approved']] });
  });

  test('that was rejected waits again once that is undone, unless it was approved since', async () => {
    const id = await server.answer(question, 'ben');
    const reject = () => server.call('cora', 'POST', `/qa/answers/${id}/reject`, { reason: 'spam' });
    await reject();
    expect((await acts())[0]).toMatchObject({ kind: 'post_rejected', reason: 'spam', can_undo: true });
    expect((await undo('post_rejected')).status).toBe(200);
    expect(await read('ben')).toEqual({ counted: 0, answers: [[id, 'waiting']] });
    server.clock.advance(1_000);
    await reject();
    server.clock.advance(1_000);
    await server.call('cora', 'POST', `/qa/answers/${id}/approve`);
    expect(await undo('post_rejected')).toMatchObject({
      status: 409,
      json: { detail: 'It was approved since.' },
    });
    await undo('post_approved');
    expect(await read('ben')).toEqual({ counted: 0, answers: [[id, 'rejected']] });
    expect((await undo('post_rejected')).status).toBe(200);
    expect(await read('ben')).toEqual({ counted: 0, answers: [[id, 'waiting']] });
  });

  test('is held again while the editors removed one of the first two', async () => {
    const first = await server.answer(question, 'ben');
    const second = await server.answer(question, 'ben');
    for (const id of [first, second]) await server.call('cora', 'POST', `/qa/answers/${id}/approve`);
    await server.call('cora', 'POST', `/qa/answers/${second}/hide`, { reason: 'spam' });
    const said = { question_id: question, data: { text: 'Stock, too.' } };
    expect((await server.call('ben', 'POST', '/qa/answers', said)).json.approval).toBe('waiting');
  });

  test('of an editor or an analyst is there at once', async () => {
    for (const by of ['dora', 'eve'] as const) {
      await server.makeNew(by);
      expect(
        (await server.call(by, 'POST', '/qa/answers', { question_id: question, data: { text: `By ${by}.` } }))
          .json,
      ).toMatchObject({ approval: 'approved' });
    }
  });
});
