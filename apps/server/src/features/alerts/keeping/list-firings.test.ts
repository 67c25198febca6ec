import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openAlertsServer, recordPrices } from '../alerts-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openAlertsServer(await openTestDatabase());
});
afterAll(() => server.close());

const path = '/company/ACME/price_notification';
const firingsOf = async (by: 'ann' | 'ben') =>
  (await server.get(path, {}, by))
    .json()
    .firings.map((each: Record<string, unknown>) => [each.alert_id, each.price, each.cause]);
const trade = (price: number) => {
  server.clock.advance(60_000);
  return recordPrices(server, { ACME: price }, server.clock.now());
};

test('a list says each time that its alerts have fired, the last first', async () => {
  await trade(100);
  const { id } = (await server.post(`${path}/add`, { price: 105 }, 'ben')).json();
  const other = (await server.post(`${path}/add`, { price: 107 }, 'ben')).json();
  expect(await firingsOf('ben')).toEqual([]);
  await trade(106);
  await trade(101);
  await server.post(`${path}/${id}/rearm`, {}, 'ben');
  await trade(108);
  expect(await firingsOf('ben')).toEqual([
    [id, 108, 'price_moved'],
    [other.id, 108, 'price_moved'],
    [id, 106, 'price_moved'],
  ]);
  expect(await firingsOf('ann')).toEqual([]);

  await server.post(`${path}/${id}/delete`, {}, 'ben');
  expect(await firingsOf('ben')).toEqual([[other.id, 108, 'price_moved']]);
});
