import { calls } from '@tenfold/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import type { TestServer } from '../company/server.fixture.ts';
import { openModelAlertsServer, recordPrices } from './alerts-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openModelAlertsServer(await openTestDatabase());
  await recordPrices(server, { ACME: 100 }, server.clock.now());
  await server.post('/company/ACME/forecast/create', { name: 'Hers' }, 'ann');
  await add({ price: 105 }, 'ann');
  await add({ price: 95 }, 'ann');
  await server.post('/company/ACME/price_notification/2/delete', {}, 'ann');
  await add({ price: 110 }, 'ben');
});
afterAll(() => server.close());

const add = (body: object, by: 'ann' | 'ben') =>
  server.post('/company/ACME/price_notification/add', body, by);
const stored = async () => (await sql`select * from price_alert order by id`.execute(server.db)).rows;
const ofOne = calls.filter(
  ({ feature, endpoint }) => feature === 'alerts' && endpoint.path.includes('{alertId}'),
);

test('there are calls to try', () => expect(ofOne).toHaveLength(5));

test.each(ofOne)("$name finds nobody else's alert, deleted or not", async ({ endpoint }) => {
  const before = await stored();
  for (const id of [1, 2, 999]) {
    const path = endpoint.path.replace('{symbol}', 'ACME').replace('{alertId}', String(id));
    const reply =
      endpoint.method === 'GET' ? await server.get(path) : await server.post(path, { epoch: 1, price: 120 });
    expect([id, reply.statusCode, reply.json().code]).toEqual([id, 404, 'not_found']);
  }
  expect(await stored()).toEqual(before);
});

test.each(ofOne)('$name finds no alert by another company', async ({ endpoint }) => {
  const path = endpoint.path.replace('{symbol}', 'LOSS').replace('{alertId}', '3');
  const reply =
    endpoint.method === 'GET' ? await server.get(path) : await server.post(path, { epoch: 1, price: 120 });
  expect(reply.statusCode).toBe(404);
});

test('nobody can follow the forecast of somebody else', async () => {
  const reply = await add({ forecast_id: 1, margin: 0 }, 'ben');
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
});

test('lists have the own ones alone, and deleting all leaves the others', async () => {
  const { alerts } = (await server.get('/company/ACME/price_notification')).json();
  expect(alerts.map(({ id }: { id: number }) => id)).toEqual([3]);
  const { groups } = (await server.get('/company/ACME/price_notifications')).json();
  expect(groups).toMatchObject([{ symbol: 'ACME', alerts: [{ id: 3 }] }]);
  expect((await server.post('/company/ACME/price_notification/delete', {})).json()).toEqual({ deleted: [3] });
  expect((await server.get('/company/ACME/price_notification', {}, 'ann')).json().alerts).toMatchObject([
    { id: 1 },
  ]);
});
