import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import { prune } from '../../../platform/jobs/index.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openAlertsServer, recordPrices } from '../alerts-server.fixture.ts';
import { askForPrices } from '../ask-for-prices.ts';
import { alerts } from '../feature.ts';
import { suspendSilent } from './suspend-silent.ts';

const day = 24 * 3_600_000;

describeOnOne('an alert nobody looks at', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openAlertsServer(await open());
    await recordPrices(server, { ACME: 100, LOSS: 100 }, server.clock.now());
    await add('ACME', 105);
  });
  afterAll(() => server.close());

  const add = async (symbol: string, price: number) =>
    (await server.post(`/company/${symbol}/price_notification/add`, { price })).json();
  const alertsOf = async (symbol: string) =>
    (await server.get(`/company/${symbol}/price_notification`)).json().alerts;
  const suspend = () => server.db.transaction().execute((tx) => suspendSilent(tx, server.clock.now()));
  const demanded = async () =>
    (await sql<{ symbol: string }>`select symbol from symbol_demand order by 1`.execute(server.db)).rows;

  test('has its company asked for prices, as one viewed lately', async () => {
    await askForPrices(server);
    expect(await demanded()).toEqual([{ symbol: 'ACME' }]);
    const before = await sql`select * from symbol_demand`.execute(server.db);
    server.clock.advance(3_600_000);
    await askForPrices(server);
    expect((await sql`select * from symbol_demand`.execute(server.db)).rows).toEqual(before.rows);
  });

  test('is suspended after 30 days without a price, and says so once', async () => {
    server.clock.advance(20 * day);
    await recordPrices(server, { LOSS: 101 }, server.clock.now());
    await add('LOSS', 105);
    server.clock.advance(11 * day);
    expect(await suspend()).toHaveLength(1);
    expect(await suspend()).toEqual([]);
    expect(await alertsOf('ACME')).toMatchObject([
      { state: 'suspended', suspended_why: 'There has been no price for 30 days.' },
    ]);
    expect(await alertsOf('LOSS')).toMatchObject([{ state: 'armed' }]);
    const { rows } = await sql`select kind, data from notification`.execute(server.db);
    expect(rows).toMatchObject([{ kind: 'suspended', data: { reason: 'no_quotes', forecastName: null } }]);
  });

  test('is armed again by the next price, which may fire it', async () => {
    await recordPrices(server, { ACME: 103 }, server.clock.now());
    expect(await alertsOf('ACME')).toMatchObject([{ state: 'armed', side: 'above', epoch: 1 }]);
    server.clock.advance(60_000);
    await recordPrices(server, { ACME: 105 }, server.clock.now());
    expect(await alertsOf('ACME')).toMatchObject([{ state: 'fired', firing: { before: 103, price: 105 } }]);
  });

  test('that was deleted a day ago is gone, no other', async () => {
    const [{ id }] = await alertsOf('ACME');
    await server.post(`/company/ACME/price_notification/${id}/delete`, {});
    server.clock.advance(day / 2);
    await prune(server, alerts.prunes);
    expect((await server.post(`/company/ACME/price_notification/${id}/restore`, {})).statusCode).toBe(200);
    await server.post(`/company/ACME/price_notification/${id}/delete`, {});
    server.clock.advance(day);
    await prune(server, alerts.prunes);
    expect((await server.post(`/company/ACME/price_notification/${id}/restore`, {})).statusCode).toBe(404);
    expect(await alertsOf('LOSS')).toHaveLength(1);
  });
});
