import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../../platform/db/empty-tables.fixture.ts';
import { people } from '../../../../platform/http/calls/people.fixture.ts';
import { prune } from '../../../../platform/jobs/index.ts';
import { qa } from '../../feature.ts';
import { type Member, openQaServer, type QaServer } from '../../qa-server.fixture.ts';

const form = { title: 'Why did', companies: ['ACME'] };

describeOnOne('a draft', (open) => {
  let server: QaServer;
  beforeAll(async () => {
    server = await openQaServer(await open());
  });
  afterAll(() => server.close());
  beforeEach(() => emptyTables(server.db, ['qa_post', 'qa_draft']));

  const save = (data: object, more: object = {}, by: Member = 'ann') =>
    server.call(by, 'POST', '/qa/drafts/question', { data, ...more });
  const saveAnswer = (question_id: PostId, text: string, more: object = {}) =>
    server.call('ben', 'POST', '/qa/drafts/answer', { question_id, data: { text }, ...more });
  const drafts = async (by: Member) => (await server.call(by, 'GET', '/qa/drafts')).json.drafts;

  test('may be of any part of a question, and is its author’s alone', async () => {
    const saved = await save(form);
    expect(saved.json).toMatchObject({
      kind: 'question',
      revision: 1,
      data: { title: 'Why did', year: null },
    });
    expect(await drafts('ann')).toEqual([saved.json]);
    expect(await drafts('cora')).toEqual([]);
    const given = { draft_id: saved.json.id };
    expect((await save({ title: 'Mine' }, given, 'ben')).status).toBe(404);
    expect((await server.call('ben', 'DELETE', `/qa/drafts/${saved.json.id}`)).status).toBe(200);
    expect((await server.call('ben', 'POST', `/qa/drafts/${saved.json.id}/restore`)).status).toBe(404);
    expect(await drafts('ann')).toEqual([saved.json]);
  });

  test('is saved on the revision it was written on, and once however often it is sent', async () => {
    const { id } = (await save(form)).json;
    expect((await save(form)).json).toMatchObject({ id, revision: 1 });
    const longer = { ...form, title: 'Why did the margin fall' };
    expect((await save(longer, { draft_id: id, revision: 1 })).json).toMatchObject({ id, revision: 2 });
    expect((await save(longer, { draft_id: id, revision: 1 })).json).toMatchObject({ id, revision: 2 });
    expect(await save(form, { draft_id: id, revision: 1 })).toMatchObject({
      status: 409,
      json: { code: 'stale', current: { id, revision: 2, data: { title: 'Why did the margin fall' } } },
    });
    expect(await drafts('ann')).toHaveLength(1);
  });

  test('is gone once the question is asked, and stays where it could not be asked', async () => {
    const { id } = (await save(form)).json;
    const ask = (title: string) =>
      server.call('ann', 'POST', '/qa/questions', { data: { ...form, title }, draft_id: id });
    expect((await ask('Why?')).status).toBe(422);
    expect(await drafts('ann')).toHaveLength(1);
    const reply = await ask('Why did the gross margin fall in 2024?');
    expect(reply.status).toBe(200);
    expect((await ask('Why did the gross margin fall in 2024?')).json.id).toBe(reply.json.id);
    expect(await drafts('ann')).toEqual([]);
    expect((await ask('Why did another margin fall in 2024?')).status).toBe(404);
  });

  test('of an answer names its question, and can be copied once that is gone', async () => {
    const question = await server.askApproved();
    const saved = (await saveAnswer(question, 'Freight.')).json;
    expect(saved).toMatchObject({
      kind: 'answer',
      question_id: question,
      question_title: expect.stringMatching(/^Why/),
    });
    await server.call('cora', 'DELETE', `/qa/questions/${question}`);
    expect(await drafts('ben')).toMatchObject([
      { data: { text: 'Freight.' }, question_id: null, question_title: null },
    ]);
    server.clock.advance(86_400_000);
    await prune(server, qa.prunes);
    expect((await sql`select from qa_post`.execute(server.db)).rows).toEqual([]);
    expect(await drafts('ben')).toMatchObject([{ data: { text: 'Freight.' }, question_id: null }]);
  });

  test('is not written about a question that nobody else can see', async () => {
    const waiting = await server.ask();
    expect((await saveAnswer(waiting, 'Freight.')).status).toBe(404);
    expect((await saveAnswer(999 as PostId, 'Freight.')).status).toBe(404);
  });

  test('comes back within a day after it was deleted, and not above the limit', async () => {
    const { id } = (await save(form)).json;
    const remove = () => server.call('ann', 'DELETE', `/qa/drafts/${id}`);
    const restore = () => server.call('ann', 'POST', `/qa/drafts/${id}/restore`);
    await remove();
    expect((await remove()).json).toEqual({ is_deleted: true });
    expect(await drafts('ann')).toEqual([]);
    expect((await save({ title: 'Why' }, { draft_id: id })).status).toBe(404);
    expect((await restore()).json).toMatchObject({ id, data: { title: 'Why did' } });
    await remove();
    await sql`
      insert into qa_draft (account_id, kind, data, created_at, updated_at)
      select ${people.ann.id}, 'question', '{}', now(), now() from generate_series(1, 200)`.execute(
      server.db,
    );
    expect(await restore()).toMatchObject({
      status: 409,
      json: { detail: 'You have 200 drafts. Please delete one first.' },
    });
    expect((await save({ title: 'One more' })).status).toBe(409);
    await sql`delete from qa_draft where data = '{}'`.execute(server.db);
    server.clock.advance(86_400_000);
    expect((await restore()).status).toBe(404);
  });
});
