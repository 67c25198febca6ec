import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { markRestated, noteFiguresDue } from '../../financials/index.ts';
import { restateAcme } from '../../financials/restated/restate.fixture.ts';
import { openListsServer } from '../lists-server.fixture.ts';
import { ownLists } from '../own-lists.ts';
import { commentsOnLists } from './list-comment.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openListsServer(await openTestDatabase());
  await server.post('/lists/create', { name: 'Holders', symbols: ['ACME', 'LOSS'] });
});
afterEach(() => server.close());

const post = async (path: string, body: object = {}) => (await server.post(`/lists/${path}`, body)).json();
const comments = async () => (await server.get('/lists/1')).json().own.comments;
const text = 'Sold {ACME FY2024 revenue}.';

async function restate(): Promise<void> {
  await restateAcme(server.db, 2_000);
  await noteFiguresDue(server.db, commentsOnLists, ['ACME'], server.clock.now());
  const log = { error: (fields: unknown) => expect(fields).toBeUndefined() };
  await markRestated({ ...server, log } as never, commentsOnLists);
}
const notified = async () => {
  const { rows } = await sql<{ data: object }>`select data from notification order by id`.execute(server.db);
  return rows.map(({ data }) => data);
};

test('a comment on a list, a company of it or a cell keeps the figures it names', async () => {
  await post('1/comment/create', { text });
  await post('1/comment/create', { text: 'A loss of {LOSS FY2024 netIncome}', symbol: 'LOSS' });
  await post('lens/1/comment/create', { text: '{ACME FY2024 happiness}', symbol: 'ACME', field: 'margin' });
  const tokens = (await comments()).map((one: { figures: { token: string }[] }) =>
    one.figures.map(({ token }) => token),
  );
  expect(tokens).toEqual([['ACME FY2024 revenue'], ['LOSS FY2024 netIncome'], []]);
  expect(await post('lens/comment/3/update', { text: '{ACME FY2024 margin}', revision: 1 })).toMatchObject({
    figures: [{ label: 'net margin' }],
  });
  const [file] = await ownLists.read(server.db, 2 as never);
  expect(file?.content).toMatchObject([
    { comments: [{ figures: [{ token: 'ACME FY2024 revenue' }] }, {}, {}] },
  ]);
});

test('a list that is asked for again shows which figure was restated, and its owner is notified once', async () => {
  await post('1/comment/create', { text });
  await post('lens/1/comment/create', { text, symbol: 'ACME', field: 'margin' });
  expect((await comments())[0].figures[0].restated).toBeNull();
  await restate();
  const marked = await comments();
  expect(marked.map((one: { figures: object[] }) => one.figures)).toMatchObject([
    [{ restated: { value: 2_000e6, filed: '2026-10-01' } }],
    [{ restated: { value: 2_000e6, filed: '2026-10-01' } }],
  ]);
  expect(await notified()).toMatchObject([{ now: 2_000e6, place: { in: 'list_comment', listId: 1 } }]);
});

test('comments on a list that is deleted are left alone', async () => {
  await post('1/comment/create', { text });
  await server.post('/lists/1/delete', {});
  await restate();
  expect(await notified()).toEqual([]);
});
