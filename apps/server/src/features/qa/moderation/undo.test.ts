import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import { openQaServer } from '../qa-server.fixture.ts';
import { startAnew } from '../questions.fixture.ts';

const server = openedBeforeTests(async () => openQaServer(await openTestDatabase()));

beforeEach(() => startAnew(server.db));

test('an approval is put back while nobody answered, and its points with it', async () => {
  const question = await server.ask('ann');
  const before = await stored(question);
  await server.approve(question);
  expect(await newest()).toMatchObject({
    kind: 'approve',
    points: 5,
    whom: { id: people.ann.id },
    editor: { id: people.cora.id },
    post: { kind: 'question', question_id: question, answer_id: null },
  });
  expect(await undoNewest()).toMatchObject({ status: 200, json: { undone_by: { id: people.cora.id } } });
  expect(await stored(question)).toEqual(before);
  expect(await pointsOf('ann')).toBe(0);
  await server.approve(question);
  await server.answer(question);
  expect(await undoNewest()).toMatchObject({
    status: 409,
    json: { detail: 'Somebody answered this question.' },
  });
});

test('a rejection is put back, unless its author asked again', async () => {
  const question = await server.ask('ann');
  const before = await stored(question);
  await server.call('cora', 'POST', `/qa/questions/${question}/reject`, {
    reason: 'too_short',
    sentence: 'Too wide.',
  });
  expect(await newest()).toMatchObject({ kind: 'reject', reason: 'too_short', sentence: 'Too wide.' });
  expect((await undoNewest()).status).toBe(200);
  expect(await stored(question)).toEqual(before);
  await server.call('cora', 'POST', `/qa/questions/${question}/reject`, { reason: 'spam' });
  const data = {
    title: 'Why did the margin of Acme fall again?',
    description: '',
    companies: ['ACME'],
    tags: [],
  };
  await server.call('ann', 'PATCH', `/qa/questions/${question}`, { data });
  expect((await undoNewest()).json.detail).toBe('Its author asked it again.');
});

test('featuring and no longer featuring are put back, with the points of each', async () => {
  const answer = await server.answer(await server.askApproved('ann'), 'ben');
  const feature = (isOn: boolean) =>
    server.call('cora', 'POST', `/qa/answers/${answer}/featured`, { is_on: isOn });
  await feature(true);
  const before = await stored(answer);
  await feature(false);
  expect(await newest()).toMatchObject({ kind: 'unfeature', points: -10 });
  expect((await undoNewest()).status).toBe(200);
  expect([await stored(answer), await pointsOf('ben')]).toEqual([before, 10]);
  const [, first] = (await acts()).filter(({ kind }: { kind: string }) => kind.endsWith('feature'));
  expect((await undo(first.id)).status).toBe(200);
  expect(await pointsOf('ben')).toBe(0);
  await feature(true);
  await feature(false);
  const earlier = (await acts())[1];
  expect((await undo(earlier.id)).json.detail).toBe('It isn’t featured any more.');
});

test('a decided edit waits again, and the question says what it said', async () => {
  const question = await server.askApproved('ann');
  const before = await stored(question);
  const data = {
    title: 'Why did the margin of Loss fall so much?',
    description: 'More.',
    companies: ['LOSS'],
    tags: [],
  };
  for (const isApproved of [true, false]) {
    await server.call('ann', 'PATCH', `/qa/questions/${question}`, { data });
    await server.call('cora', 'POST', `/qa/questions/${question}/edit`, { is_approved: isApproved });
    expect((await undoNewest()).status).toBe(200);
    const { json } = await server.call('cora', 'GET', '/qa/editors/edits');
    expect(json.edits).toMatchObject([{ title: data.title, question: { companies: ['ACME'] } }]);
    expect(await stored(question)).toMatchObject({ title: before.title, edited_at: null, text: before.text });
  }
});

test('lists are put back: made, renamed, removed with all that was on them, and a question on them', async () => {
  const question = await server.askApproved('ann');
  const { json: list } = await server.call('cora', 'POST', '/qa/question-lists', { name: 'Best' });
  await server.call('cora', 'PATCH', `/qa/questions/${question}`, { question_lists: [list.id] });
  expect((await undo((await acts())[1].id)).json.detail).toBe('There are questions on this list.');
  await server.call('cora', 'PATCH', `/qa/question-lists/${list.id}`, { name: 'Better' });
  await server.call('cora', 'DELETE', `/qa/question-lists/${list.id}`);
  expect(await newest()).toMatchObject({ kind: 'list_deleted', name: 'Better', post: null });
  const listsOfIt = async () =>
    (await server.call('cora', 'GET', `/qa/questions/${question}/log`)).json.question.question_lists;
  expect(await listsOfIt()).toEqual([]);
  const kinds = ['list_deleted', 'list_renamed', 'lists', 'list_made'];
  const said: unknown[] = [];
  for (const kind of kinds) {
    const act = (await acts()).find((each: { kind: string }) => each.kind === kind);
    expect([kind, (await undo(act.id)).status]).toEqual([kind, 200]);
    said.push(await listsOfIt());
  }
  expect(said).toEqual([[{ id: list.id, name: 'Better' }], [{ id: list.id, name: 'Best' }], [], []]);
});

test('what an editor deleted is put back within a day; restoring it says so in the history', async () => {
  const question = await server.askApproved('ann');
  const answer = await server.answer(question, 'ben');
  const before = await stored(answer);
  await server.call('cora', 'DELETE', `/qa/answers/${answer}`);
  expect((await undoNewest()).status).toBe(200);
  expect(await stored(answer)).toEqual(before);
  await server.call('cora', 'DELETE', `/qa/answers/${answer}`);
  await server.call('cora', 'POST', `/qa/answers/${answer}/restore`);
  expect(await newest()).toMatchObject({
    kind: 'delete',
    undone_by: { id: people.cora.id },
    can_undo: false,
  });
});

test('what an author does with a text of their own is no act of an editor', async () => {
  const answer = await server.answer(await server.askApproved('ann'), 'cora');
  const before = (await acts()).length;
  await server.call('cora', 'DELETE', `/qa/answers/${answer}`);
  expect(await acts()).toHaveLength(before);
});

test('undone twice it is undone once, and a removed text is put back before anything else of it', async () => {
  const answer = await server.answer(await server.askApproved('ann'), 'ben');
  await server.call('cora', 'POST', `/qa/answers/${answer}/featured`, { is_on: true });
  await server.call('cora', 'POST', `/qa/answers/${answer}/hide`, { reason: 'spam' });
  const [hidden, featured] = await acts();
  expect((await undo(featured.id)).json.detail).toBe('This text was removed since. Put that back first.');
  expect((await undo(hidden.id)).status).toBe(200);
  expect((await undo(hidden.id)).status).toBe(200);
  expect((await undo(9_999)).status).toBe(404);
});

test('the history is read page by page in both directions, by editor and by kind', async () => {
  const question = await server.askApproved('ann');
  for (const isOn of [true, false, true, false]) {
    await server.call('cora', 'POST', `/qa/questions/${question}/featured`, { is_on: isOn });
  }
  const page = async (query: string) => {
    const { json } = await server.call('cora', 'GET', `/qa/acts?limit=2${query}`);
    return [json.acts.map(({ id }: { id: number }) => id), json.newer, json.older];
  };
  expect(await page('')).toEqual([[5, 4], null, 4]);
  expect(await page('&before=4')).toEqual([[3, 2], 3, 2]);
  expect(await page('&before=2')).toEqual([[1], 1, null]);
  expect(await page('&after=1')).toEqual([[3, 2], 3, 2]);
  expect(await page('&kind=feature')).toEqual([[4, 2], null, null]);
  expect(await page('&editor=1')).toEqual([[], null, null]);
  expect((await page('&mine=true'))[0]).toEqual([5, 4]);
});

test('once an editor’s account is deleted, what they did stays without their name', async () => {
  const answer = await server.answer(await server.askApproved('ann'), 'ben');
  await server.call('cora', 'POST', `/qa/answers/${answer}/hide`, { reason: 'spam' });
  await server.deleteAccount(people.cora.id);
  const { rows } = await sql`select editor_id from qa_act where editor_id is not null`.execute(server.db);
  expect(rows).toEqual([]);
  const { rows: hidden } =
    await sql`select hidden_by, hidden_because from qa_post where id = ${answer}`.execute(server.db);
  expect(hidden).toEqual([{ hidden_by: null, hidden_because: 'spam' }]);
});

async function acts() {
  return (await server.call('cora', 'GET', '/qa/acts')).json.acts;
}

async function newest() {
  return (await acts())[0];
}

function undo(id: number) {
  return server.call('cora', 'POST', `/qa/acts/${id}/undo`);
}

async function undoNewest() {
  return undo((await newest()).id);
}

/** The row, without the numbers that grow with each change. */
async function stored(id: PostId): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from qa_post left join qa_question on post_id = id where id = ${id}`.execute(server.db);
  const { version: _, revision: __, ...row } = rows[0] ?? {};
  return row;
}

async function pointsOf(by: 'ann' | 'ben'): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(points), 0)::integer as sum from qa_points where account_id = ${people[by].id}`.execute(
    server.db,
  );
  return rows[0]?.sum ?? 0;
}
