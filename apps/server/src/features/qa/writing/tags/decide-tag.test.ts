import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../../platform/db/empty-tables.fixture.ts';
import { people } from '../../../../platform/http/calls/people.fixture.ts';
import { type Member, openQaServer, type QaServer } from '../../qa-server.fixture.ts';
import { settleEverybody } from '../../questions.fixture.ts';

describeOnOne('a tag that a member made', (open) => {
  let server: QaServer;
  let question: PostId;
  let both: PostId;

  beforeAll(async () => {
    server = await openQaServer(await open());
  });
  afterAll(() => server.close());
  /** Ann’s question has it, and one of hers with the right spelling besides. */
  beforeEach(async () => {
    await emptyTables(server.db, ['qa_post', 'qa_act', 'qa_contributor']);
    await sql`delete from qa_tag where not is_default`.execute(server.db);
    await settleEverybody(server.db);
    for (const name of ['balence', 'balance']) {
      await make(name);
      server.clock.advance(1_000);
    }
    question = await server.ask('ann', { tags: ['BALENCE', 'MARGIN'] });
    both = await server.ask('ann', { tags: ['BALANCE', 'BALENCE'] });
  });

  const make = (name: string, by: Member = 'ann') => server.call(by, 'POST', '/qa/tags/create', { name });
  const decide = (what: string, body?: object) =>
    server.call('cora', 'POST', `/qa/tags/BALENCE/${what}`, body);
  const waiting = async () => {
    const { json } = await server.call('cora', 'GET', '/qa/editors/tags');
    return json.tags.map(({ tag }: { tag: { key: string } }) => tag.key);
  };
  const tagsOf = async (id: PostId) => {
    const { rows } = await sql<{ tag: string }>`
      select tag from qa_question_tag where question_id = ${id} order by place, tag`.execute(server.db);
    return rows.map(({ tag }) => tag);
  };
  const edited = (tags: string[]) => ({
    title: 'Why did the margin of Acme fall again?',
    description: '',
    companies: ['ACME'],
    tags,
  });
  const undoNewest = async () => {
    const { json } = await server.call('cora', 'GET', '/qa/acts?limit=1');
    return server.call('cora', 'POST', `/qa/acts/${json.acts[0].id}/undo`);
  };

  test('is shown to editors with its questions, who made it and what it may mean, until one keeps it', async () => {
    const { json } = await server.call('cora', 'GET', '/qa/editors/tags');
    expect(json.tags[0]).toMatchObject({
      tag: { key: 'BALENCE' },
      made_by: { id: people.ann.id },
      uses: 2,
      questions: [{ id: both }, { id: question }],
    });
    expect((await server.call('cora', 'GET', '/qa/editors/counts')).json.new_tags).toBe(2);
    expect((await decide('keep')).status).toBe(200);
    expect((await decide('keep')).status).toBe(200);
    expect(await waiting()).toEqual(['BALANCE']);
    expect((await undoNewest()).json).toMatchObject({
      kind: 'tag_kept',
      name: 'BALENCE',
      tag_key: 'BALENCE',
    });
    expect(await waiting()).toEqual(['BALENCE', 'BALANCE']);
  });

  test('gives way to the one that is meant, once on each question, and on those asked later', async () => {
    expect((await decide('replace', { by: 'BALANCE' })).json).toMatchObject({ key: 'BALANCE' });
    expect([await tagsOf(question), await tagsOf(both)]).toEqual([['BALANCE', 'MARGIN'], ['BALANCE']]);
    expect((await make('balence', 'ben')).json).toMatchObject({ key: 'BALANCE' });
    const later = await server.ask('ben', { tags: ['BALENCE', 'BALANCE'] });
    expect(await tagsOf(later)).toEqual(['BALANCE']);
    expect(await waiting()).toEqual(['BALANCE']);
    expect((await decide('replace', { by: 'BALANCE' })).status).toBe(200);
  });

  test('put back, it is where it was, but not where its author chose other tags since', async () => {
    const other = await server.ask('ann', { tags: ['BALENCE'] });
    await decide('replace', { by: 'BALANCE' });
    const data = edited(['MARGIN']);
    await server.call('ann', 'PATCH', `/qa/questions/${other}`, { data });
    expect((await undoNewest()).status).toBe(200);
    expect([await tagsOf(question), await tagsOf(both), await tagsOf(other)]).toEqual([
      ['BALENCE', 'MARGIN'],
      ['BALANCE', 'BALENCE'],
      ['MARGIN'],
    ]);
    expect(await waiting()).toEqual(['BALENCE', 'BALANCE']);
  });

  test('isn’t put back while the one in its place was replaced itself', async () => {
    await decide('replace', { by: 'BALANCE' });
    const act = (await server.call('cora', 'GET', '/qa/acts?limit=1')).json.acts[0];
    expect(act).toMatchObject({ kind: 'tag_replaced', name: 'BALENCE with BALANCE' });
    await server.call('cora', 'POST', '/qa/tags/BALANCE/replace', { by: 'MARGIN' });
    expect(await tagsOf(question)).toEqual(['MARGIN']);
    expect((await make('balence')).json).toMatchObject({ key: 'MARGIN' });
    expect((await server.call('cora', 'POST', `/qa/acts/${act.id}/undo`)).status).toBe(409);
    await undoNewest();
    expect((await server.call('cora', 'POST', `/qa/acts/${act.id}/undo`)).status).toBe(200);
    expect(await tagsOf(both)).toEqual(['BALANCE', 'BALENCE']);
  });

  test('that is removed is on no question and can’t be made again, until it is put back', async () => {
    await decide('replace', { by: null });
    expect([await tagsOf(question), await tagsOf(both)]).toEqual([['MARGIN'], ['BALANCE']]);
    expect(await make('Balence', 'ben')).toMatchObject({
      status: 422,
      json: { error_fields: { name: 'The editors removed this tag. Choose another.' } },
    });
    const reply = await server.call('ben', 'POST', '/qa/questions', { data: edited(['BALENCE']) });
    expect(reply).toMatchObject({
      status: 422,
      json: { error_fields: { 'data.tags': 'One of these tags doesn’t exist' } },
    });
    await undoNewest();
    expect([await tagsOf(question), await tagsOf(both)]).toEqual([
      ['BALENCE', 'MARGIN'],
      ['BALANCE', 'BALENCE'],
    ]);
  });

  test('is replaced by no tag that is gone, nor by itself; one that is offered to everybody stays', async () => {
    const by = async (key: string) => (await decide('replace', { by: key })).status;
    expect([await by('BALENCE'), await by('NEVER')]).toEqual([422, 422]);
    const replaced = await server.call('cora', 'POST', '/qa/tags/MARGIN/replace', { by: 'BALANCE' });
    expect(replaced.status).toBe(409);
    await decide('replace', { by: null });
    expect(await by('BALANCE')).toBe(409);
    expect((await decide('keep')).status).toBe(409);
  });

  test('of a question that is edited meanwhile is replaced once the edit is applied', async () => {
    await server.approve(question);
    const data = edited(['BALENCE']);
    await server.call('ann', 'PATCH', `/qa/questions/${question}`, { data });
    await decide('replace', { by: 'BALANCE' });
    await server.call('cora', 'POST', `/qa/questions/${question}/edit`, { is_approved: true });
    expect(await tagsOf(question)).toEqual(['BALANCE']);
  });
});
