import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../platform/db/test-database.ts';
import { openQaServer, type QaServer } from '../../qa-server.fixture.ts';
import { addQuestion } from '../../questions.fixture.ts';

let server: QaServer;
beforeEach(async () => {
  server = await openQaServer(await openTestDatabase());
});
afterEach(() => server.close());

const read = async (path: string) => (await server.call('cora', 'GET', path)).json;
const review = (id: PostId) => read(`/qa/editors/queue/${id}`);

test('an editor reads what waits in pages, the longest first, also while others decide', async () => {
  const ids: PostId[] = [];
  for (let at = 0; at < 53; at += 1) {
    ids.push(await addQuestion(server.db, { status: 'waiting_approve' }));
  }
  const first = await read('/qa/editors/queue');
  const idsOf = (page: { questions: { question: { id: PostId } }[] }) =>
    page.questions.map(({ question }) => question.id);
  expect(idsOf(first)).toEqual(ids.slice(0, 50));
  await server.approve(ids[49] as PostId);
  const second = await read(`/qa/editors/queue?cursor=${first.next}`);
  expect(idsOf(second)).toEqual(ids.slice(50));
  expect(second.next).toBeNull();
  expect((await server.call('cora', 'GET', '/qa/editors/queue?cursor=elsewhere')).status).toBe(422);
});

test('the first thing somebody wrote is marked as such', async () => {
  await server.ask('ann');
  await server.ask('ann');
  await server.ask('ben');
  const { questions } = await read('/qa/editors/queue');
  expect(questions.map(({ is_first: isFirst }: { is_first: boolean }) => isFirst)).toEqual([
    true,
    false,
    true,
  ]);
});

test('the queues are counted, with how long the oldest waits', async () => {
  expect(await read('/qa/editors/counts')).toEqual({
    waiting: 0,
    edits: 0,
    first_posts: 0,
    new_tags: 0,
    with_analysts: 0,
    reports: 0,
    oldest_datetime: null,
  });
  const firstDatetime = server.clock.now().toISOString();
  await server.ask();
  server.clock.advance(3_600_000);
  await server.ask('ben');
  const counts = { waiting: 2, edits: 0, with_analysts: 0, oldest_datetime: firstDatetime };
  expect(await read('/qa/editors/counts')).toMatchObject(counts);
  await addQuestion(server.db, { status: 'waiting_approve', deleted: true });
  await addQuestion(server.db, { status: 'waiting_approve', hidden: true });
  expect(await read('/qa/editors/counts')).toMatchObject(counts);
});

test('an edit of an approved question waits beside the questions', async () => {
  const id = await server.askApproved();
  const data = {
    title: 'Why did the gross margin of Acme fall?',
    description: '',
    companies: ['ACME'],
    tags: [],
  };
  await server.call('ann', 'PATCH', `/qa/questions/${id}`, { data });
  const { edits } = await read('/qa/editors/edits');
  expect(edits).toMatchObject([{ ...data, question: { id, has_pending_edit: true } }]);
  expect((await read('/qa/editors/counts')).edits).toBe(1);
});

test('an editor sees what a question is like, what it lacks and who asks', async () => {
  const { json: tag } = await server.call('ann', 'POST', '/qa/tags/create', { name: 'inventory' });
  const other = await server.ask('ben', { title: 'Why did the gross margin of Acme fall in 2024?' });
  await server.approve(other);
  const id = await server.ask('ann', {
    title: 'Why did gross margin of Acme fall so much?',
    description: 'See https://acme.example/report and www.acme.example.',
    tags: [tag.key, 'MARGIN'],
  });
  const seen = await review(id);
  expect(seen).toMatchObject({ missing: ['period'], links: 2, new_tags: ['INVENTORY'], decision: null });
  expect(seen.similar).toMatchObject([{ question: { id: other } }]);
  expect(seen.similar[0].alike).toBeGreaterThan(0.5);
  expect(seen.asker).toMatchObject({ approved_count: 0, asked_count: 1, points: 0 });
  await server.approve(id);
  expect((await review(id)).asker).toMatchObject({ approved_count: 1, asked_count: 1, points: 5 });
});

test('a second editor sees who decided a question meanwhile', async () => {
  const id = await server.ask();
  await sql`update account set first_name = 'Dora', second_name = 'Dunn', is_superuser = true
             where id = 4`.execute(server.db);
  await server.call('dora', 'POST', `/qa/questions/${id}/reject`, { reason: 'spam' });
  expect((await review(id)).decision).toMatchObject({
    outcome: 'rejected',
    editor_name: 'Dora Dunn',
    decided_datetime: server.clock.now().toISOString(),
  });
});

test('a question whose author is gone is decided like any other', async () => {
  const id = await server.ask('ben');
  await server.deleteAccount(2 as never);
  expect(await review(id)).toMatchObject({ asker: null, missing: ['period'] });
});
