import { forecastId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openModelAlertsServer, recordPrices, startAnew } from '../alerts-server.fixture.ts';
import { fireHeld } from '../engine/fire-held-each-minute.ts';
import { ModelTargets } from './model-target.ts';

const monday = new Date('2026-08-24T14:00:00Z');

describeOnEach('an alert that follows a forecast', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openModelAlertsServer(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await startAnew(server);
    await server.post('/company/ACME/forecast/create', { name: 'Base case' });
    await recordPrices(server, { ACME: 1_000 }, monday);
  });

  const save = (body: object) => server.post('/company/ACME/forecast/1/save', { values: {}, ...body });
  const alerts = async () => (await server.get('/company/ACME/price_notification')).json().alerts;
  const alert = async () => (await alerts())[0];
  const setAt = async (margin: number) =>
    (
      await server.post('/company/ACME/price_notification/add', { symbol: 'ACME', forecast_id: 1, margin })
    ).json();
  const history = async () => (await server.get('/company/ACME/price_notification/1/history')).json().entries;
  const notified = async () =>
    (
      await sql<{ kind: string; data: object }>`select kind, data from notification order by seq`.execute(
        server.db,
      )
    ).rows;

  /** The minute in which a save may be taken back is over. */
  const afterAMinute = async () => {
    server.clock.advance(61_000);
    await fireHeld(server);
  };

  test('waits at its value less the margin', async () => {
    const whole = await setAt(0);
    const part = await setAt(0.25);
    expect(part.price / whole.price).toBeCloseTo(0.75, 10);
    expect(part).toMatchObject({
      state: 'armed',
      side: 'below',
      model: { forecast_id: 1, name: 'Base case', margin: 0.25 },
    });
  });

  test('reads what is known of its company once, however many forecasts follow', async () => {
    for (const name of ['Bull', 'Bear']) await server.post('/company/ACME/forecast/create', { name });
    const queries = vi.spyOn(server.db.getExecutor(), 'executeQuery');
    const queriesOf = async (forecasts: readonly number[]) => {
      queries.mockClear();
      const targets = new ModelTargets(server.db, server.config);
      const owner = { accountId: people.ben.id, symbol: 'ACME' };
      for (const id of forecasts) {
        expect(await targets.find(owner, { forecastId: forecastId.parse(id), margin: 0 })).toMatchObject({
          target: expect.any(Number),
        });
      }
      return queries.mock.calls.length;
    };
    expect((await queriesOf([1, 2, 3])) - (await queriesOf([1]))).toBe(2);
  });

  test('is set by many people at once before there is a price', async () => {
    await emptyTables(server.db, ['quote'], { idsGoOn: true });
    await server.post('/company/ACME/forecast/create', { name: 'Hers' }, 'ann');
    const tries = Array.from({ length: 6 }, (_, index) => index / 10);
    const add = (forecast: number, margin: number, by: 'ann' | 'ben') =>
      server.post('/company/ACME/price_notification/add', { forecast_id: forecast, margin }, by);
    const replies = await Promise.all(
      tries.flatMap((margin) => [add(1, margin, 'ben'), add(2, margin, 'ann')]),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    expect((await alerts()).map(({ state }: { state: string }) => state)).toEqual(tries.map(() => 'waiting'));
  });

  test('moves when the forecast is saved, in its epoch and on its side, and says what moved it', async () => {
    const { price } = await setAt(0);
    await save({ revision: 1, required_return: 0.08 });
    const moved = await alert();
    expect(moved).toMatchObject({ state: 'armed', side: 'below', epoch: 1 });
    expect(moved.price).toBeGreaterThan(price * 1.2);
    expect((await history())[0]).toMatchObject({
      kind: 'repriced',
      before: price,
      target: moved.price,
      cause: 'forecast_saved',
      value_per_share: moved.price,
    });
    expect(await notified()).toEqual([]);
  });

  test('fires a minute after the save that moves it to the price', async () => {
    const { price } = await setAt(0);
    await recordPrices(server, { ACME: price * 1.1 }, new Date(monday.getTime() + 60_000));
    await save({ revision: 1, required_return: 0.08 });
    expect(await alert()).toMatchObject({ state: 'armed', fires_at: expect.any(String) });
    await fireHeld(server);
    expect(await notified()).toEqual([]);
    await afterAMinute();
    expect(await alert()).toMatchObject({
      state: 'fired',
      firing: {
        cause: 'value_moved',
        before: price * 1.1,
        price: price * 1.1,
        traded_at: '2026-08-24T14:01:00.000Z',
      },
    });
    expect(await notified()).toMatchObject([
      { kind: 'price', data: { cause: 'value_moved', forecastName: 'Base case', price: price * 1.1 } },
    ]);
  });

  test('a slip that is corrected within the minute fires nothing, whatever the price does', async () => {
    const { price } = await setAt(0);
    await recordPrices(server, { ACME: price * 1.1 }, new Date(monday.getTime() + 60_000));
    await save({ revision: 1, required_return: 0.08 });
    await recordPrices(server, { ACME: price * 1.09 }, new Date(monday.getTime() + 120_000));
    await save({ revision: 2, required_return: 0.1 });
    await afterAMinute();
    expect(await alert()).toMatchObject({ state: 'armed', epoch: 1, fires_at: null });
    expect(await notified()).toEqual([]);
  });

  test('is armed again where the version that fired it is undone within the hour', async () => {
    const { price } = await setAt(0);
    await recordPrices(server, { ACME: price * 1.1 }, new Date(monday.getTime() + 60_000));
    await save({ revision: 1, required_return: 0.08 });
    await afterAMinute();
    await save({ revision: 2, required_return: 0.07 });
    expect((await alert()).state).toBe('fired');
    server.clock.advance(60_000);
    await save({ revision: 3, required_return: 0.1 });
    const armed = await alert();
    expect(armed).toMatchObject({ state: 'armed', epoch: 2, side: 'below' });
    expect(armed.price).toBeCloseTo(price, 8);
    expect((await history())[0]).toMatchObject({ kind: 'resumed' });
    await recordPrices(server, { ACME: price }, new Date(monday.getTime() + 180_000));
    expect(await alert()).toMatchObject({ state: 'fired', firing: { cause: 'price_moved' } });
  });

  test('stays fired where the version is undone later than that', async () => {
    const { price } = await setAt(0);
    await recordPrices(server, { ACME: price * 1.1 }, new Date(monday.getTime() + 60_000));
    await save({ revision: 1, required_return: 0.08 });
    await afterAMinute();
    server.clock.advance(3_600_000);
    await save({ revision: 2, required_return: 0.1 });
    expect((await alert()).state).toBe('fired');
  });

  test('has one line of history for what is saved within an hour', async () => {
    const { price } = await setAt(0);
    const rates = [0.08, 0.081, 0.082, 0.083];
    for (const [index, rate] of rates.entries()) {
      server.clock.advance(index === 3 ? 3_600_000 : 60_000);
      await save({ revision: index + 1, required_return: rate });
    }
    const [last, first, ...older] = await history();
    expect([last, first]).toMatchObject([
      { kind: 'repriced', before: first.target, target: (await alert()).price },
      { kind: 'repriced', before: price, cause: 'forecast_saved', value_per_share: first.target },
    ]);
    expect(older.map(({ kind }: { kind: string }) => kind)).toEqual(['set']);
  });

  test('follows a restored version back', async () => {
    const { price } = await setAt(0);
    server.clock.advance(2 * 3_600_000);
    await save({ revision: 1, required_return: 0.08 });
    await server.post('/company/ACME/forecast/1/versions/1/restore', { revision: 2 });
    expect((await alert()).price).toBeCloseTo(price, 8);
  });

  test('pauses while there is no value, says so once, and comes back with it', async () => {
    const { price } = await setAt(0);
    await save({ revision: 1, terminal_growth: 0.2 });
    await save({ revision: 2, terminal_growth: 0.3 });
    expect(await alert()).toMatchObject({
      state: 'suspended',
      price,
      suspended_why: 'The forecast has no value above zero.',
    });
    const data = { alertId: 1, epoch: 1, target: price, reason: 'no_value', forecastName: 'Base case' };
    expect(await notified()).toMatchObject([{ kind: 'suspended', data }]);
    await recordPrices(server, { ACME: price / 2 }, new Date(monday.getTime() + 60_000));
    expect(await notified()).toHaveLength(1);
    await save({ revision: 3, terminal_growth: 0 });
    await afterAMinute();
    expect(await alert()).toMatchObject({ state: 'fired', firing: { cause: 'value_moved' } });
    expect((await history()).map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'fired',
      'repriced',
      'set',
      'suspended',
    ]);
  });

  test('pauses with a deleted forecast, until that is restored', async () => {
    const { price } = await setAt(0.1);
    await server.post('/company/ACME/forecast/1/delete', {});
    expect(await alert()).toMatchObject({ state: 'suspended', suspended_why: 'The forecast was deleted.' });
    expect(await notified()).toMatchObject([{ kind: 'suspended', data: { reason: 'forecast_deleted' } }]);
    await server.post('/company/ACME/forecast/1/restore', {});
    expect(await alert()).toMatchObject({ state: 'armed', suspended_why: null, price });
  });

  test('that has fired stays as it fired', async () => {
    const { price } = await setAt(0);
    await recordPrices(server, { ACME: price }, new Date(monday.getTime() + 60_000));
    await save({ revision: 1, required_return: 0.08 });
    expect(await alert()).toMatchObject({ state: 'fired', price });
  });

  describe('across a split', () => {
    const split = (effective: string) =>
      sql`insert into split values ('ACME', ${effective}, 4, 'test')`.execute(server.db);

    test('is set and saved in the shares of the price', async () => {
      const { price } = await setAt(0);
      await split('2026-08-25');
      await recordPrices(server, { ACME: 250 }, new Date('2026-08-25T14:00:00Z'));
      expect((await alert()).price).toBeCloseTo(price / 4, 8);
      expect((await setAt(0.5)).price).toBeCloseTo(price / 8, 1);
      await save({ revision: 1, required_return: 0.101 });
      expect((await alert()).price).toBeLessThan(price / 4);
      expect((await alert()).price).toBeGreaterThan(price / 5);
    });

    test('that is announced moves nothing before its day', async () => {
      const { price } = await setAt(0);
      await split('2026-08-26');
      await recordPrices(server, { ACME: 990 }, new Date('2026-08-25T14:00:00Z'));
      expect((await alert()).price).toBe(price);
    });
  });

  test('opens a company of the month, as it shows the value', async () => {
    await server.post('/company/ACME/forecast/create', { name: 'Hers' }, 'ann');
    server.clock.advance(20 * 86_400_000);
    const others = Array.from({ length: 30 }, (_, index) => `S${index}`);
    await sql`insert into companies_opened (account_id, month, symbols)
              values (${people.ann.id}, '2026-09-01', ${others}::text[])`.execute(server.db);
    const add = async (body: object) =>
      (await server.post('/company/ACME/price_notification/add', body, 'ann')).json();
    expect(await add({ forecast_id: 2, margin: 0 })).toMatchObject({ code: 'quota_reached' });
    expect(await add({ price: 1_100 })).toMatchObject({ state: 'armed' });
    const body = { epoch: 1, margin: 0.1 };
    expect((await server.post('/company/ACME/price_notification/1/save', body, 'ann')).json().code).toBe(
      'quota_reached',
    );
  });
});
