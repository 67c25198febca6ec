import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openAlertsServer, recordPrices } from '../alerts-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openAlertsServer(await openTestDatabase());
});
afterAll(() => server.close());

const replay = (price: number, time: string) =>
  recordPrices(server, { ACME: price }, new Date(`2026-08-21T${time}:00Z`), true);
const alert = async () => (await server.get('/company/ACME/price_notification')).json().alerts[0];

test('a replayed day that begins again fires nothing by its jump back, and goes on from there', async () => {
  await server.post('/company/ACME/price_notification/add', { price: 105 });
  await replay(100, '13:30');
  expect(await alert()).toMatchObject({ state: 'armed', side: 'above' });
  await replay(103, '19:59');
  await replay(106, '13:30');
  expect(await alert()).toMatchObject({ state: 'armed', side: 'below', epoch: 1 });
  expect((await sql`select from notification`.execute(server.db)).rows).toEqual([]);
  await replay(104, '13:31');
  expect(await alert()).toMatchObject({
    state: 'fired',
    firing: { before: 106, price: 104, simulated: true },
  });
});
