import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../../platform/db/empty-tables.fixture.ts';
import { openQaServer, type QaServer } from '../../qa-server.fixture.ts';

describeOnOne('lists and tags', (open) => {
  let server: QaServer;
  beforeAll(async () => {
    server = await openQaServer(await open());
  });
  afterAll(() => server.close());
  beforeEach(() => emptyTables(server.db, ['qa_post', 'qa_list']));

  const make = (name: string) => server.call('cora', 'POST', '/qa/question-lists', { name });
  const rename = (id: number, name: string) =>
    server.call('cora', 'PATCH', `/qa/question-lists/${id}`, { name });
  const remove = (id: number) => server.call('cora', 'DELETE', `/qa/question-lists/${id}`);
  const versions = async () =>
    (await sql<{ version: number }>`select version from qa_question`.execute(server.db)).rows[0]?.version ??
    0;

  test('a list has a name no other has, whatever its case', async () => {
    const { id } = (await make('Best of Acme')).json;
    const taken = { status: 409, json: { error_fields: { name: 'There is a list of this name already' } } };
    expect(await make('best of ACME')).toMatchObject(taken);
    const other = (await make('Reading margins')).json.id;
    expect(await rename(other, 'BEST of Acme')).toMatchObject(taken);
    expect((await rename(id, 'BEST of Acme')).json).toEqual({ id, name: 'BEST of Acme' });
    expect((await rename(99, 'Nothing')).status).toBe(404);
  });

  test('questions have the new name of a list, and stay when it is removed', async () => {
    const { id } = (await make('Best')).json;
    const question = await server.askApproved();
    const lists = async () =>
      (await server.call('cora', 'PATCH', `/qa/questions/${question}`, {})).json.question_lists;
    await server.call('cora', 'PATCH', `/qa/questions/${question}`, { question_lists: [id] });
    const before = await versions();
    await rename(id, 'Best of all');
    // Processes that have the question in memory read it again.
    const renamed = await versions();
    expect(renamed).toBeGreaterThan(before);
    expect(await lists()).toEqual([{ id, name: 'Best of all' }]);
    expect((await remove(id)).json).toEqual({ is_deleted: true });
    expect(await versions()).toBeGreaterThan(renamed);
    expect((await remove(id)).json).toEqual({ is_deleted: true });
    expect(await lists()).toEqual([]);
  });

  test('a tag is one, whatever the case and however alike the letters', async () => {
    const tag = async (name: string) => (await server.call('ann', 'POST', '/qa/tags/create', { name })).json;
    const first = await tag('free-cash flow');
    expect(first).toEqual({ key: 'FREECASHFLOW', name: 'FREECASHFLOW', default: false });
    expect(await tag('Free Cash Flow')).toEqual(first);
    // With a Cyrillic А and О.
    expect(await tag('FREE CАSH FLОW')).toEqual(first);
    expect(await tag('margin')).toEqual({ key: 'MARGIN', name: 'MARGIN', default: true });
    expect((await tag('…')).error_fields).toEqual({ name: 'Use Latin or Cyrillic letters and digits' });
  });

  test('a tag is at most forty letters long, as typed and as it is read', async () => {
    const tag = (name: string) => server.call('ann', 'POST', '/qa/tags/create', { name });
    expect((await tag('A'.repeat(40))).json).toMatchObject({ key: 'A'.repeat(40) });
    const refused = { status: 422, json: { error_fields: { name: 'Use at most 40 characters' } } };
    expect(await tag('A'.repeat(41))).toMatchObject(refused);
    // Each is one sign that is typed and three letters that are read.
    expect((await tag('ﬃ'.repeat(13))).json).toMatchObject({ name: 'FFI'.repeat(13) });
    expect(await tag('ﬃ'.repeat(14))).toMatchObject(refused);
  });
});
