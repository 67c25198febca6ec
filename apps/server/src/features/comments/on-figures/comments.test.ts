import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { ownComments } from '../own-comments.ts';
import { pruneComments } from '../prune-comments.ts';
import { openCommentsServer } from './comments-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openCommentsServer(await openTestDatabase());
});
afterAll(() => server.close());
beforeEach(() => emptyTables(server.db, ['comment', 'forecast']));

const capex = { field: 'capex', column: '2025', text: 'Data centres, not stores.' };
const write = (comment: object = {}, symbol = 'ACME', by: 'ann' | 'ben' | null = 'ben') =>
  server.post(`/comment/company/${symbol}/create`, { ...capex, ...comment }, by);
const post = (path: string, body: object = {}) => server.post(`/comment/${path}`, body);
const listed = async (by: 'ann' | 'ben' = 'ben', symbol = 'ACME') =>
  (await server.get(`/comment/company/${symbol}`, {}, by)).json().comments;
const answer = (reply: LightMyRequestResponse) => [reply.statusCode, reply.json().code];
const fieldsOf = (reply: LightMyRequestResponse) => reply.json().error_fields;

test('a comment keeps its cell, its words and the price of the moment', async () => {
  const reply = await write({
    title: ' Step-up or new normal? ',
    text: '  One.\n\nTwo: <b>https://x.test</b> ',
  });
  expect(reply.json()).toEqual({
    id: 1,
    symbol: 'ACME',
    field: 'capex',
    column: '2025',
    revision: 1,
    forecast: null,
    forecast_name: null,
    is_forecast_deleted: false,
    filed_until: null,
    title: 'Step-up or new normal?',
    text: 'One.\n\nTwo: <b>https://x.test</b>',
    figures: [],
    price: 41.25,
    price_currency: 'USD',
    price_time: '2026-08-21T16:00:00-04:00',
    is_price_simulated: false,
    split_factor: 1,
    created_at: '2026-08-21T20:00:00.000Z',
    updated_at: '2026-08-21T20:00:00.000Z',
  });
  expect(await listed()).toEqual([reply.json()]);
});

test('the price of then stays as it was, with the splits since, from the first price after one', async () => {
  await write();
  await sql`insert into split (symbol, effective, ratio, source) values ('ACME', '2026-08-24', 4, 'test')`.execute(
    server.db,
  );
  expect((await listed())[0]).toMatchObject({ price: 41.25, split_factor: 1 });
  await sql`insert into close_price (symbol, day, close, simulated, source)
            values ('ACME', '2026-08-24', 10.3, false, 'test')`.execute(server.db);
  expect((await listed())[0]).toMatchObject({ price: 41.25, split_factor: 4 });
  await sql`delete from close_price where day = '2026-08-24'`.execute(server.db);
  await sql`delete from split`.execute(server.db);
});

test('a company without a price has comments without one', async () => {
  expect((await write({ column: '2025' }, 'GAPS')).json()).toMatchObject({ price: null, price_time: null });
});

test.each(['2015', '2025', '2026-Q2', 'LTM', 'averages'])('%s is a column of filings', async (column) => {
  expect((await write({ column })).statusCode).toBe(200);
});

test.each(['1950', '2014', '2026', '2026-Q3', 'Terminal'])('the table has no %s', async (column) => {
  const reply = await write({ column });
  expect(answer(reply)).toEqual([422, 'invalid_request']);
  expect(fieldsOf(reply)).toEqual({ column: `The table of ACME has no column ${column}.` });
});

test.each(['2024Q3', '2024-Q5', 'ltm', '', '20255', 'terminal', 'Average'])(
  '%j is no name of a column',
  async (column) => expect(Object.keys(fieldsOf(await write({ column })))).toEqual(['column']),
);

test.each(['2026', '2030', 'Terminal'])('a forecast has %s', async (column) => {
  for (const forecast of ['averages', 'analysts']) {
    expect((await write({ column, forecast })).json()).toMatchObject({ forecast, column });
  }
});

test.each(['2025', '2031', 'LTM', 'averages', '2026-Q2'])('a forecast has no %s', async (column) => {
  const reply = await write({ column, forecast: 'averages' });
  expect(fieldsOf(reply)).toEqual({ column: `Forecasts of ACME have no column ${column}.` });
});

test('LTM, averages and Terminal keep which filings they were written on', async () => {
  await write({ column: 'LTM' });
  await write({ column: 'averages' });
  await write({ column: 'Terminal', forecast: 'averages' });
  await write({ column: '2026', forecast: 'averages' });
  expect((await listed()).map((one: { filed_until: string }) => one.filed_until)).toEqual([
    '2026-06-30',
    '2025-12-31',
    '2025-12-31',
    null,
  ]);
});

test('further rows take comments; an unknown one does not', async () => {
  expect((await write({ field: 'grossProfit' })).statusCode).toBe(200);
  for (const field of ['profit', '', 'constructor', 'price']) {
    expect(fieldsOf(await write({ field }))).toEqual({ field: 'Unknown row' });
  }
});

test('a company nobody knows, or without filings, has none', async () => {
  expect(answer(await write({}, 'NOSUCH'))).toEqual([404, 'company_not_found']);
  expect(answer(await server.get('/comment/company/NOSUCH'))).toEqual([404, 'company_not_found']);
  expect(answer(await write({}, 'NEWCO'))).toEqual([422, 'invalid_request']);
});

test.each([
  [{ text: '' }, { text: 'Write a comment' }],
  [{ text: ' \n\t ' }, { text: 'Write a comment' }],
  [{ text: 'x'.repeat(2_001) }, { text: 'Use at most 2,000 characters' }],
  [{ text: 'one\0two' }, { text: 'Use letters, spaces and punctuation only' }],
  [{ text: 'abc \u202E cba' }, { text: 'Use letters, spaces and punctuation only' }],
  [{ title: 'x'.repeat(201) }, { title: 'Use at most 200 characters' }],
  [{ title: 'one\ntwo' }, { title: 'Use letters, spaces and punctuation only' }],
])('%j is refused', async (comment, fields) => {
  expect(fieldsOf(await write(comment))).toEqual(fields);
  await write({ text: 'As it was.' });
  expect(fieldsOf(await post('1/update', { text: 'As it was.', ...comment, revision: 1 }))).toEqual(fields);
  expect(await listed()).toMatchObject([{ text: 'As it was.', revision: 1 }]);
});

test('the longest text and title are kept, an empty title is none', async () => {
  const text = 'x'.repeat(2_000);
  const title = 'y'.repeat(200);
  expect((await write({ text, title })).json()).toMatchObject({ text, title });
  expect((await post('1/update', { text, title: '  ', revision: 1 })).json()).toMatchObject({ title: null });
});

test('sent again, a comment is written once; other words are a second one on the cell', async () => {
  expect((await write()).json().id).toBe(1);
  expect((await write()).json().id).toBe(1);
  expect((await write({ title: 'Other' })).json().id).not.toBe(1);
  expect((await write({ column: '2024' })).json().id).not.toBe(1);
  const both = await Promise.all([write({ text: 'At once' }), write({ text: 'At once' })]);
  expect(new Set(both.map((reply) => reply.json().id)).size).toBe(1);
});

test('an update over the revision it was made on is saved; over an older one it is refused with what is there', async () => {
  await write();
  expect((await post('1/update', { text: 'Mine', title: 'T', revision: 1 })).json()).toMatchObject({
    text: 'Mine',
    title: 'T',
    revision: 2,
    field: 'capex',
    column: '2025',
    price: 41.25,
  });
  expect((await post('1/update', { text: 'Mine', title: 'Whatever' })).json().revision).toBe(3);
  expect((await post('1/update', { text: 'Mine', title: 'T' })).json().revision).toBe(4);
  const stale = await post('1/update', { text: 'Theirs', revision: 1 });
  expect(answer(stale)).toEqual([409, 'stale']);
  expect(stale.json().current).toEqual((await listed())[0]);
  expect((await post('1/update', { text: 'Mine', title: 'T', revision: 1 })).json()).toMatchObject({
    revision: 4,
  });
});

test('a deleted comment is gone, and comes back as it was', async () => {
  await write();
  const before = await listed();
  expect((await post('1/delete')).json()).toEqual({ is_deleted: true });
  expect((await post('1/delete')).json()).toEqual({ is_deleted: true });
  expect(await listed()).toEqual([]);
  expect(answer(await post('1/update', { text: 'x', revision: 1 }))).toEqual([404, 'not_found']);
  expect((await post('1/restore')).json()).toEqual(before[0]);
  expect(await listed()).toEqual(before);
  expect(answer(await post('1/restore'))).toEqual([404, 'not_found']);
});

test('what was deleted a day ago is removed, nothing else', async () => {
  await write();
  await write({ column: '2024' });
  await write({ column: '2023' });
  await post('1/delete');
  server.clock.advance(12 * 3_600_000);
  await post('3/delete');
  server.clock.advance(12 * 3_600_000);
  await pruneComments(server);
  expect(answer(await post('1/restore'))).toEqual([404, 'not_found']);
  expect((await post('3/restore')).statusCode).toBe(200);
  expect(await listed()).toHaveLength(2);
});

test('a comment on a saved forecast has its name of today, and of then once that is deleted', async () => {
  await server.post('/company/ACME/forecast/create', { name: 'Base case' });
  const guess = { column: 'Terminal', forecast: 1, text: 'A guess until the guidance.' };
  expect((await write(guess)).json()).toMatchObject({ forecast: 1, forecast_name: 'Base case' });
  await server.post('/company/ACME/forecast/1/rename', { name: 'Bold case' });
  expect(await listed()).toMatchObject([{ forecast_name: 'Bold case', is_forecast_deleted: false }]);
  await server.post('/company/ACME/forecast/1/delete', {});
  expect(await listed()).toMatchObject([{ forecast_name: 'Base case', is_forecast_deleted: true }]);
});

test("another person's forecast, another company's and one that never was are refused", async () => {
  await server.post('/company/ACME/forecast/create', { name: 'Hers' }, 'ann');
  await server.post('/company/LOSS/forecast/create', { name: 'Of Loss' });
  for (const forecast of [1, 2, 99]) {
    expect(fieldsOf(await write({ column: '2026', forecast }))).toEqual({
      forecast: 'This forecast doesn’t exist.',
    });
  }
  for (const forecast of [0, -1, 1.5, 'mine', '1']) {
    expect(Object.keys(fieldsOf(await write({ column: '2026', forecast })))).toEqual(['forecast']);
  }
});

test('at the limit of a company nothing more is written or restored', async () => {
  await write();
  await post('1/delete');
  await sql`insert into comment
      (account_id, subject, cik, symbol, row_key, column_key, text, currency, price_is_simulated, created_at, updated_at)
    select 2, 'figure', 1001, 'ACME', 'capex', '2025', 'Number ' || number, 'USD', false, now(), now()
      from generate_series(1, 500) number`.execute(server.db);
  for (const refused of [await write({ text: 'One more' }), await post('1/restore')]) {
    expect(refused.json()).toMatchObject({
      code: 'conflict',
      detail: 'You have 500 comments on this company. Please delete one first.',
    });
  }
  expect((await write({}, 'LOSS')).statusCode).toBe(200);
  expect((await write({}, 'ACME', 'ann')).statusCode).toBe(200);
});

test('somebody signed out can neither read nor write', async () => {
  expect(answer(await write({}, 'ACME', null))).toEqual([401, 'unauthenticated']);
  expect(answer(await server.get('/comment/company/ACME', {}, null))).toEqual([401, 'unauthenticated']);
});

test('the archive has all of a person, none of another', async () => {
  await write();
  await write({ text: 'Hers' }, 'ACME', 'ann');
  const [file] = await ownComments.read(server.db, 2 as never);
  expect(file?.name).toBe('comments.json');
  expect(file?.content).toMatchObject([{ text: capex.text, row_key: 'capex', column_key: '2025' }]);
});
