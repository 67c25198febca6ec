import type { PriceAlert } from '@tenfold/contract/alerts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openAlertsServer, recordPrices } from '../alerts-server.fixture.ts';

const monday = new Date('2026-08-24T14:00:00Z');
const later = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);

describeOnEach('a price alert', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openAlertsServer(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyTables(server.db, ['price_alert', 'quote', 'notification', 'notification_count']);
    await recordPrices(server, { ACME: 100 }, monday);
  });

  const post = (path: string, body: object = {}) =>
    server.post(`/company/ACME/price_notification${path}`, body);
  const set = async (price: number): Promise<PriceAlert> => (await post('/add', { price })).json();
  const alerts = async (): Promise<PriceAlert[]> =>
    (await server.get('/company/ACME/price_notification')).json().alerts;
  const targets = async () => (await alerts()).map(({ price }) => price);

  test('set twice is one', async () => {
    const first = await set(105);
    expect(await set(105)).toEqual(first);
    expect(await targets()).toEqual([105]);
  });

  test('is not edited into one that waits already', async () => {
    await set(105);
    const other = await set(110);
    const reply = await post(`/${other.id}/save`, { epoch: other.epoch, price: 105 });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { code: 'conflict', error_fields: { price: 'You already have this alert.' } },
    ]);
    expect(await targets()).toEqual([110, 105]);
  });

  test('is not armed again beside one that waits at its target', async () => {
    const fired = await set(105);
    await recordPrices(server, { ACME: 106 }, later(1));
    await set(105);
    await recordPrices(server, { ACME: 107 }, later(2));
    expect((await post(`/${fired.id}/rearm`)).statusCode).toBe(409);
    expect((await alerts()).map(({ state }) => state)).toEqual(['fired', 'armed']);
  });

  test('is not restored beside one that was set instead', async () => {
    const { id } = await set(105);
    await post(`/${id}/delete`);
    await set(105);
    expect((await post(`/${id}/restore`)).statusCode).toBe(409);
    expect(await targets()).toEqual([105]);
  });

  test('is armed again once by two tabs, and both show it armed', async () => {
    const { id } = await set(105);
    await recordPrices(server, { ACME: 106 }, later(1));
    const replies = await Promise.all([post(`/${id}/rearm`), post(`/${id}/rearm`), post(`/${id}/rearm`)]);
    for (const reply of replies) {
      expect([reply.statusCode, reply.json()]).toMatchObject([
        200,
        { state: 'armed', side: 'below', epoch: 2 },
      ]);
    }
  });

  test('is saved from the whole of it with a new price', async () => {
    const alert = await set(105);
    const reply = await post(`/${alert.id}/save`, { ...alert, price: 95 });
    expect(reply.json()).toMatchObject({ id: alert.id, price: 95, side: 'below', epoch: 2 });
  });

  test('at the price now is refused under its field', async () => {
    const reply = await post('/add', { price: 100 });
    expect([reply.statusCode, reply.json().error_fields]).toEqual([422, { price: 'That is the price now.' }]);
  });

  test.each([
    [{ price: 0 }, { price: 'Enter a price above 0' }],
    [{ price: -5 }, { price: 'Enter a price above 0' }],
    [{ price: 'abc' }, { price: 'Invalid format. Please input number.' }],
    [{ price: 105.1234 }, { price: 'Use at most 3 decimals' }],
    [{}, { price: 'Enter a price, or choose a forecast' }],
    [{ price: 105, forecast_id: 1 }, { price: 'Enter a price, or choose a forecast' }],
    [{ forecast_id: 1, margin: 2 }, { margin: 'Enter a margin from -1,000% to 99%' }],
    [{ price: 105, symbol: 'LOSS' }, { symbol: 'The address names ACME, and the body LOSS.' }],
  ])('of %j is refused under its field', async (body, fields) => {
    const reply = await post('/add', body);
    expect([reply.statusCode, reply.json().error_fields]).toEqual([422, fields]);
    expect(await targets()).toEqual([]);
  });

  test('takes three decimals, and the symbol of its address', async () => {
    expect((await post('/add', { price: 105.125, symbol: 'acme' })).json().price).toBe(105.125);
  });

  test('without an epoch is changed whatever its arming', async () => {
    const { id } = await set(105);
    expect((await post(`/${id}/save`, { price: 110 })).json()).toMatchObject({ price: 110, epoch: 2 });
    expect((await post(`/${id}/save`, { price: 115 })).json()).toMatchObject({ price: 115, epoch: 3 });
    expect((await post(`/${id}/save`, { price: 120, epoch: 1 })).statusCode).toBe(409);
  });

  test('of many companies is listed with as few queries as of one', async () => {
    const queries = vi.spyOn(server.db.getExecutor(), 'executeQuery');
    const count = async () => {
      queries.mockClear();
      const { groups } = (await server.get('/company/LOSS/price_notifications')).json();
      return [groups.map(({ symbol }: { symbol: string }) => symbol), queries.mock.calls.length];
    };
    await set(105);
    const [, ofOne] = await count();
    await server.post('/company/LOSS/price_notification/add', { price: 5 });
    expect(await count()).toEqual([['LOSS', 'ACME'], ofOne]);
  });

  test('is refused above the limit of the plan, and deleting one makes room', async () => {
    for (let cents = 1; cents <= 20; cents += 1) {
      await server.post('/company/ACME/price_notification/add', { price: 110 + cents / 100 }, 'ann');
    }
    const add = () => server.post('/company/ACME/price_notification/add', { price: 90 }, 'ann');
    expect([(await add()).statusCode, (await add()).json().code]).toEqual([409, 'conflict']);
    await server.post('/company/ACME/price_notification/1/delete', {}, 'ann');
    expect((await add()).statusCode).toBe(200);
    expect((await server.post('/company/ACME/price_notification/1/restore', {}, 'ann')).statusCode).toBe(409);
  });
});
