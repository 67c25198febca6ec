import type { PostId } from '@tenfold/contract/ids';
import { beforeEach, expect, test } from 'vitest';
import { describeOnOne } from '../../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../../platform/db/opened-before-tests.fixture.ts';
import { openQaServer, type QaServer } from '../../qa-server.fixture.ts';
import { settleEverybody } from '../../questions.fixture.ts';
import { editsOn, title } from './editing.fixture.ts';

describeOnOne('a question', (open) => {
  const server = openedBeforeTests(async () => openQaServer(await open()));
  beforeEach(async () => {
    await emptyTables(server.db, ['qa_post', 'qa_draft', 'qa_list']);
    await emptyTables(server.db, ['qa_contributor'], { idsGoOn: true });
    await settleEverybody(server.db);
  });

  const asks = (data: object, by: 'ann' | 'ben' = 'ann') =>
    server.call(by, 'POST', '/qa/questions', { data: { title, companies: ['ACME'], ...data } });
  const statusFor = async (by: Parameters<QaServer['call']>[0], id: PostId) =>
    (await server.call(by, 'PATCH', `/qa/questions/${id}`, {})).status;
  const edits = editsOn(server);

  test('keeps the paragraphs of its details, and has a title of one line', async () => {
    expect((await asks({ description: 'First.\n\nSecond.' })).json.description).toBe('First.\n\nSecond.');
    const inTwoLines = await asks({ title: `${title}\nin two lines` });
    expect(inTwoLines).toMatchObject({
      status: 422,
      json: { error_fields: { 'data.title': expect.any(String) } },
    });
  });

  test('is not emptied by an edit that leaves a part out', async () => {
    const { json } = await asks({ description: 'As filed.', tags: ['margin'] });
    const edited = await server.call('ann', 'PATCH', `/qa/questions/${json.id}`, {
      data: { title, companies: [] },
    });
    expect(edited.status).toBe(422);
  });

  test('waits for an editor, and is there for its author and editors alone', async () => {
    const { status, json } = await asks({
      description: 'Gross margin was 44.6 %.',
      year: '2024',
      rows: ['revenue'],
      tags: ['margin'],
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      title,
      description: 'Gross margin was 44.6 %.',
      status: 'waiting_approve',
      companies: ['ACME'],
      year: '2024',
      tags: [{ key: 'MARGIN', default: true }],
      is_own: true,
      closes_datetime: null,
      counters: { likes_count: 0, dislikes_count: 0, answers_count: 0 },
    });
    expect([await statusFor('ann', json.id), await statusFor('cora', json.id)]).toEqual([200, 200]);
    const hidden = await server.call('ben', 'PATCH', `/qa/questions/${json.id}`, {});
    const never = await server.call('ben', 'PATCH', '/qa/questions/999', {});
    expect([hidden.status, never.status]).toEqual([404, 404]);
    expect(hidden.json.detail).toBe(never.json.detail);
  });

  test('needs a company, known tags, and year and items only where it is about financials', async () => {
    const problems = async (data: object) => (await asks(data)).json.error_fields;
    expect(await problems({ companies: [] })).toEqual({
      'data.companies': 'Choose the company you ask about',
    });
    expect(await problems({ companies: ['NOPE'] })).toEqual({ 'data.companies': 'We don’t know NOPE.' });
    expect(await problems({ tags: ['NOTAG'] })).toEqual({ 'data.tags': 'One of these tags doesn’t exist' });
    expect(await problems({ year: '2014' })).toEqual({ 'data.year': 'Choose one of the years on offer' });
    expect(await problems({ category: 'BUSINESS', year: '2024' })).toEqual({
      'data.year': 'Only questions about financials have this',
    });
    expect(await problems({ title: 'Why?' })).toHaveProperty('data.title');
    expect((await asks({ category: 'CONCEPTS', companies: [] })).status).toBe(200);
  });

  test('asked again within a minute is the question that was asked; its words are no other’s, and no later one’s', async () => {
    const first = (await asks({})).json.id;
    server.clock.advance(59_000);
    expect((await asks({})).json.id).toBe(first);
    for (const data of [{ companies: ['LOSS'] }, { tags: ['DEBT'] }, { year: '2024' }]) {
      expect((await asks(data)).status).toBe(409);
    }
    server.clock.advance(2_000);
    expect((await asks({})).status).toBe(409);
    expect((await asks({}, 'ben')).json.id).not.toBe(first);
  });

  test('is open for seven days once an editor approves it, once', async () => {
    const id = await server.ask();
    expect((await server.call('ben', 'POST', `/qa/questions/${id}/approve`)).status).toBe(403);
    const approved = await server.call('cora', 'POST', `/qa/questions/${id}/approve`);
    const now = server.clock.now();
    expect(approved.json).toMatchObject({
      status: 'open',
      approved_datetime: now.toISOString(),
      closes_datetime: new Date(now.getTime() + 7 * 86_400_000).toISOString(),
    });
    expect(await server.call('dora', 'POST', `/qa/questions/${id}/approve`)).toMatchObject({
      status: 409,
      json: { detail: 'This question is already approved.' },
    });
    expect((await server.call('cora', 'POST', `/qa/questions/${id}/reject`, { reason: 'spam' })).status).toBe(
      409,
    );
    expect(await statusFor('ben', id)).toBe(200);
  });

  test('is not approved as it says now by an editor who read what it said before', async () => {
    const id = await server.ask();
    await edits(id, { description: 'In China.' });
    const approve = (revision: number) =>
      server.call('cora', 'POST', `/qa/questions/${id}/approve`, { revision });
    expect(await approve(1)).toMatchObject({
      status: 409,
      json: { code: 'stale', current: { description: 'In China.', status: 'waiting_approve' } },
    });
    expect((await approve(2)).json).toMatchObject({ status: 'open' });
    await edits(id, { description: 'In Japan.' });
    const edited_at = server.clock.now().toISOString();
    server.clock.advance(1_000);
    await edits(id, { description: 'In Peru.' });
    const decide = (at: string) =>
      server.call('cora', 'POST', `/qa/questions/${id}/edit`, { is_approved: true, edited_at: at });
    expect(await decide(edited_at)).toMatchObject({
      status: 409,
      json: { code: 'stale', current: { description: 'In China.', has_pending_edit: true } },
    });
    expect((await decide(server.clock.now().toISOString())).json.description).toBe('In Peru.');
  });

  test('is rejected with a reason its author reads, and asked again by an edit', async () => {
    const id = await server.ask();
    const rejected = await server.call('cora', 'POST', `/qa/questions/${id}/reject`, {
      reason: 'advice',
      sentence: 'Ask what its margins are.',
    });
    expect(rejected.json).toMatchObject({
      status: 'rejected',
      rejected_because:
        'We can’t give personal advice. Ask about the business instead. Ask what its margins are.',
    });
    expect(await statusFor('ben', id)).toBe(404);
    const again = await edits(id, { title: 'Why did freight costs of Acme rise in 2024?' });
    expect(again.json).toMatchObject({ status: 'waiting_approve', rejected_because: null, revision: 2 });
    await server.approve(id);
    expect(await statusFor('ben', id)).toBe(200);
  });

  test('is rejected as answered with the question that answers it, which everybody can read', async () => {
    const [id, waiting, answering] = [await server.ask(), await server.ask(), await server.askApproved()];
    const reject = (body: object) => server.call('cora', 'POST', `/qa/questions/${id}/reject`, body);
    for (const answered_by of [null, id, waiting, 99_999]) {
      expect(await reject({ reason: 'answered', answered_by })).toMatchObject({ status: 422 });
    }
    expect(await reject({ reason: 'spam', answered_by: answering })).toMatchObject({ status: 422 });
    expect(await reject({ reason: 'other' })).toMatchObject({ status: 422 });
    expect(await reject({ reason: 'wrong_figure' })).toMatchObject({ status: 422 });
    const rejected = { rejected_because: 'This question already has an answer.', answered_by_id: answering };
    expect((await reject({ reason: 'answered', answered_by: answering })).json).toMatchObject(rejected);
    expect((await server.call('ann', 'GET', `/qa/questions/${id}/log`)).json.question).toMatchObject(
      rejected,
    );
    const again = await edits(id, { title: 'Why did freight costs of Acme rise in 2024?' });
    expect(again.json).toMatchObject({ rejected_because: null, answered_by_id: null });
  });

  test('is not rejected as it says now by an editor who read what it said before', async () => {
    const id = await server.ask();
    await edits(id, { description: 'In China.' });
    const reject = (revision: number) =>
      server.call('cora', 'POST', `/qa/questions/${id}/reject`, { reason: 'spam', revision });
    expect(await reject(1)).toMatchObject({ status: 409, json: { code: 'stale' } });
    expect(await reject(2)).toMatchObject({ status: 200 });
  });

  test('is withdrawn by its author until it is approved, and then is not there for editors either', async () => {
    const id = await server.ask();
    const withdraw = (by: 'ann' | 'ben') => server.call(by, 'POST', `/qa/questions/${id}/withdraw`);
    expect((await withdraw('ben')).status).toBe(404);
    expect((await withdraw('ann')).json).toEqual({ is_deleted: true });
    expect((await withdraw('ann')).json).toEqual({ is_deleted: true });
    expect(await statusFor('cora', id)).toBe(404);
    expect((await server.call('cora', 'POST', `/qa/questions/${id}/restore`)).status).toBe(404);
    const approved = await server.askApproved();
    expect((await server.call('ann', 'POST', `/qa/questions/${approved}/withdraw`)).status).toBe(409);
  });

  test('is deleted by an editor while it has no answers, and comes back within a day as it was', async () => {
    const id = await server.askApproved();
    await server.call('ben', 'POST', `/qa/likes/question/${id}/like`);
    const answer = await server.answer(id);
    const remove = () => server.call('cora', 'DELETE', `/qa/questions/${id}`);
    expect(await remove()).toMatchObject({
      status: 409,
      json: { detail: 'A question with answers can’t be deleted.' },
    });
    expect((await server.call('ann', 'DELETE', `/qa/questions/${id}`)).status).toBe(403);
    await server.call('ben', 'DELETE', `/qa/answers/${answer}`);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(200);
    for (const by of ['ann', 'ben', 'cora'] as const) expect(await statusFor(by, id)).toBe(404);
    // Nothing can be said about it any more.
    expect((await server.call('eve', 'POST', `/qa/likes/question/${id}/like`)).status).toBe(404);
    expect((await server.call('ben', 'POST', `/qa/answers/${answer}/restore`)).status).toBe(404);
    server.clock.advance(86_399_000);
    const back = await server.call('cora', 'POST', `/qa/questions/${id}/restore`);
    expect(back.json).toMatchObject({ counters: { likes_count: 1 }, author: { qa_upvotes: 1 } });
    await remove();
    server.clock.advance(86_400_000);
    expect((await server.call('cora', 'POST', `/qa/questions/${id}/restore`)).status).toBe(404);
  });

  test('is featured and put on lists by editors alone, once it is approved', async () => {
    const list = await server.call('cora', 'POST', '/qa/question-lists', { name: 'Best of Acme' });
    const waiting = await server.ask();
    expect((await server.call('cora', 'POST', `/qa/questions/${waiting}/featured`)).status).toBe(409);
    await server.approve(waiting);
    const feature = (body?: object) => server.call('cora', 'POST', `/qa/questions/${waiting}/featured`, body);
    expect((await feature()).json.featured).toBe(true);
    expect((await feature({ is_on: true })).json.featured).toBe(true);
    expect((await feature()).json.featured).toBe(false);
    const lists = (ids: number[], by: 'ann' | 'cora' = 'cora') =>
      server.call(by, 'PATCH', `/qa/questions/${waiting}`, { question_lists: ids });
    expect((await lists([list.json.id], 'ann')).status).toBe(403);
    expect((await lists([list.json.id])).json.question_lists).toEqual([list.json]);
    expect((await lists([list.json.id, 99])).json.error_fields).toHaveProperty('question_lists');
    expect((await lists([])).json.question_lists).toEqual([]);
  });
});
