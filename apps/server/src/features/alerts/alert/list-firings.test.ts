import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { figuresChanged } from '../../financials/index.ts';
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

test('after a split a firing is in the shares that its target is in', async () => {
  await server.post(`${path}/add`, { price: 120 }, 'ann');
  await trade(122);
  await sql`insert into split values ('ACME', '2026-08-25', 2, 'test')`.execute(server.db);
  server.clock.advance(4 * 24 * 3_600_000);
  await trade(62);
  const { alerts, firings } = (await server.get(path, {}, 'ann')).json();
  expect(firings).toMatchObject([{ target: 60, before: 54, price: 61 }]);
  expect(alerts).toMatchObject([
    { state: 'fired', price: 60, armed_price: 54, firing: { target: 60, before: 54, price: 61 } },
  ]);
});

test('a split that is known late moves the targets with the figures', async () => {
  await server.post(`${path}/add`, { price: 100 }, 'ben');
  const day = server.clock.now().toISOString().slice(0, 10);
  server.clock.advance(24 * 3_600_000);
  await trade(31);
  await sql`insert into split values ('ACME', (${day}::date + 1), 2, 'test')`.execute(server.db);
  await server.events.transact(server.db, (_, emit) =>
    emit(figuresChanged, { cik: 1, symbols: ['ACME'], cause: 'split' }),
  );
  const { alerts } = (await server.get(path, {}, 'ben')).json();
  expect(alerts.find(({ state }: { state: string }) => state === 'armed')).toMatchObject({ price: 50 });
});
