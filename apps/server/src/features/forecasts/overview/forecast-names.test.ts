import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openForecastsServer } from '../forecasts-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openForecastsServer(await openTestDatabase());
  for (const name of ['slow', 'Fast', 'Gone']) await post('create', { name });
  await post('3/delete');
  await post('create', { name: 'Hers' }, 'ann');
});
afterAll(() => server.close());

const post = (path: string, body: object = {}, by: 'ann' | 'ben' = 'ben') =>
  server.post(`/company/ACME/forecast/${path}`, body, by);
const company = (by: 'ann' | 'ben' | null, headers = {}, symbol = 'ACME') =>
  server.get(`/company/${symbol}`, headers, by);

test('a company names the forecasts of who asks, and nobody else’s', async () => {
  const shared = await company(null);
  const own = await company('ben');
  expect(own.json()).toEqual({
    ...shared.json(),
    forecasts: [
      { id: 2, name: 'Fast' },
      { id: 1, name: 'slow' },
    ],
  });
  expect((await company('ann')).json().forecasts).toEqual([{ id: 4, name: 'Hers' }]);
  expect(shared.json()).not.toHaveProperty('forecasts');
});

test('who has none, or an invalid token, gets what visitors get', async () => {
  const visitors = await company(null, {}, 'LOSS');
  const others = [
    await company('ben', {}, 'LOSS'),
    await company(null, { authorization: 'Bearer x' }, 'LOSS'),
  ];
  for (const { body, headers, statusCode } of others) {
    expect([statusCode, body, headers.etag]).toEqual([200, visitors.body, visitors.headers.etag]);
  }
});

test('the answer with forecasts is in no shared cache, and has a tag of its own', async () => {
  const { headers } = await company('ben');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers.etag).not.toBe((await company(null)).headers.etag);
  expect((await company('ben', { 'if-none-match': headers.etag })).statusCode).toBe(304);
  await post('2/rename', { name: 'Faster' });
  expect((await company('ben', { 'if-none-match': headers.etag })).statusCode).toBe(200);
});

test('processes hear of every change of a name, and of no save', async () => {
  const version = async () => {
    const { rows } = await sql<{ version: number }>`
      select version from account_change where account_id = 2`.execute(server.db);
    return rows[0]?.version ?? 0;
  };
  const said: boolean[] = [];
  for (const [path, body] of [
    ['create', { name: 'New' }],
    ['1/rename', { name: 'slower' }],
    ['1/delete', {}],
    ['1/restore', {}],
    ['2/duplicate', {}],
    ['2/save', { revision: 1, values: { 2026: { margin: 0.1 } } }],
    ['2/share', { share: true }],
  ] as const) {
    const before = await version();
    expect((await post(path, body)).statusCode).toBe(200);
    said.push((await version()) > before);
  }
  expect(said).toEqual([true, true, true, true, true, false, false]);
});
