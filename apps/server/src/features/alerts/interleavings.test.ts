import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tests/world/size.ts';
import { describeOnEach } from '../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../platform/db/empty-tables.fixture.ts';
import type { TestServer } from '../company/server.fixture.ts';
import { openModelAlertsServer, recordPrices } from './alerts-server.fixture.ts';
import { fireHeld } from './engine/fire-held-each-minute.ts';

type Person = 'ann' | 'ben';

const cents = fc.integer({ min: 4_000, max: 6_000 }).map((amount) => amount / 100);
const step = fc.record({
  what: fc.constantFrom('set', 'follow', 'edit', 'rearm', 'delete', 'restore', 'save'),
  which: fc.nat(5),
  target: cents,
  isLost: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
const tab = fc.record({
  by: fc.constantFrom<Person>('ann', 'ben'),
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
});

describeOnEach('tabs that change alerts while prices arrive', (open) => {
  let server: TestServer;
  let time = Date.parse('2026-08-24T14:00:00Z');
  beforeAll(async () => {
    server = await openModelAlertsServer(await open());
  });
  afterAll(() => server.close());

  test('leave none armed that the price has reached, and fire none twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(tab, { minLength: 2, maxLength: 4 }),
        fc.array(cents, { minLength: 2, maxLength: 8 }),
        async (tabs, prices) => {
          await emptyTables(server.db, [
            'forecast',
            'price_alert',
            'quote',
            'notification',
            'notification_count',
          ]);
          for (const by of ['ann', 'ben'] as const) {
            await server.post('/company/ACME/forecast/create', { name: 'Base case' }, by);
          }
          await price(50);
          await Promise.all([trade(prices), ...tabs.map(({ by, steps }) => work(by, steps))]);
          await price(prices.at(-1) ?? 50);
          server.clock.advance(61_000);
          await fireHeld(server);
          expect(await missed()).toEqual([]);
          expect(await notifications()).toEqual(await firings());
        },
      ),
      { numRuns: rounds(3, 50), seed: 20_261_123, endOnFailure: true },
    );
  });

  function price(of: number) {
    time += 1_000;
    return recordPrices(server, { ACME: of }, new Date(time));
  }

  async function trade(prices: readonly number[]): Promise<void> {
    for (const one of prices) await price(one);
  }

  async function work(by: Person, steps: readonly Step[]): Promise<void> {
    const ids = new Map<number, number>();
    for (const { what, which, target, isLost } of steps) {
      const { path, body } = request(by, what, ids, { which, target });
      const first = await server.post(path, body, by);
      // The answer did not arrive: the same is sent again.
      const reply = isLost ? await server.post(path, body, by) : first;
      expect([what, reply.statusCode < 500]).toEqual([what, true]);
      const { id, epoch } = reply.json();
      if (typeof epoch === 'number') ids.set(id, epoch);
    }
  }

  function request(
    by: Person,
    what: Step['what'],
    ids: ReadonlyMap<number, number>,
    { which, target }: Pick<Step, 'which' | 'target'>,
  ) {
    const alerts = '/company/ACME/price_notification';
    const [id, epoch] = [...ids][which % Math.max(ids.size, 1)] ?? [1, 1];
    const forecast = by === 'ann' ? 1 : 2;
    if (what === 'set') return { path: `${alerts}/add`, body: { price: target } };
    if (what === 'follow')
      return { path: `${alerts}/add`, body: { forecast_id: forecast, margin: target / 100 - 0.5 } };
    if (what === 'edit') return { path: `${alerts}/${id}/save`, body: { epoch, price: target } };
    if (what === 'save') {
      const body = { revision: which, values: {}, required_return: target / 500 };
      return { path: `/company/ACME/forecast/${forecast}/save`, body };
    }
    return { path: `${alerts}/${id}/${what}`, body: {} };
  }

  /** Armed, though the last price is at or beyond the target. */
  async function missed() {
    const { rows } = await sql`
      select alert.id, side, target, price from price_alert as alert join quote using (symbol)
       where state = 'armed' and deleted_at is null
         and case side when 'above' then price >= target when 'below' then price <= target else true end`.execute(
      server.db,
    );
    return rows;
  }

  async function firings() {
    const { rows } = await sql`
      select alert_id || '/' || epoch as subject from alert_firing order by 1`.execute(server.db);
    return rows;
  }

  async function notifications() {
    const { rows } = await sql`
      select subject from notification where kind = 'price' order by 1`.execute(server.db);
    return rows;
  }
});
