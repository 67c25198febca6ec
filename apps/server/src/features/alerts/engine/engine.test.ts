import { type AlertEvent, expectedFirings, type Firing } from '@tenfold/domain/alerts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../../tests/world/size.ts';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openAlertsServer, recordPrices } from '../alerts-server.fixture.ts';

const symbol = fc.constantFrom('ACME', 'LOSS');
const cents = fc.integer({ min: 9_000, max: 11_000 }).map((amount) => amount / 100);
const by = fc.constantFrom('ann' as const, 'ben' as const);

/** What happens in a day; `alert` counts those there are. */
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('prices' as const),
      ACME: cents,
      LOSS: cents,
      isTwice: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('set' as const), symbol, by, target: cents }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('edit' as const), alert: fc.nat(20), target: cents }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('rearm' as const), alert: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('delete' as const), alert: fc.nat(20) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('split' as const), symbol, ratio: fc.constantFrom(2, 3, 0.1) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const day = 86_400_000;

describeOnEach('the alerts of a day', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openAlertsServer(await open());
  });
  afterAll(() => server.close());

  test('fire as the rule says: each once, at its price, whatever is repeated', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        await emptyTables(
          server.db,
          ['price_alert', 'quote', 'split', 'notification', 'notification_count'],
          { idsGoOn: true },
        );
        const events = await live(steps);
        expect(await storedFirings()).toEqual(expectedFirings(events).toSorted(byAlert));
        expect(await notified()).toEqual(expectedFirings(events).length);
      }),
      { numRuns: rounds(3, 50), seed: 20_261_122, endOnFailure: true },
    );
  });

  test('are numbered for each person without gaps', async () => {
    const { rows } = await sql<{ isWhole: boolean }>`
      select count(*) = max(seq) and min(seq) = 1 as "isWhole" from notification group by account_id`.execute(
      server.db,
    );
    for (const { isWhole } of rows) expect(isWhole).toBe(true);
  });

  /** Does it all, and writes down what the rule needs to know. */
  async function live(steps: readonly Step[]): Promise<AlertEvent[]> {
    const events: AlertEvent[] = [];
    const alerts: { id: number; symbol: string; by: 'ann' | 'ben'; epoch: number }[] = [];
    const splits: { symbol: string; ratio: number }[] = [];
    const scale: Record<string, number> = { ACME: 1, LOSS: 1 };
    let time = Date.parse('2026-08-24T14:00:00Z');

    async function post(alert: (typeof alerts)[number], what: string, body: object) {
      return server.post(`/company/${alert.symbol}/price_notification/${alert.id}/${what}`, body, alert.by);
    }
    function armed(alert: (typeof alerts)[number], { statusCode, json }: Awaited<ReturnType<typeof post>>) {
      if (statusCode !== 200) return expect(statusCode).toBe(422);
      const { epoch, price } = json();
      if (epoch === alert.epoch) return;
      alert.epoch = epoch;
      events.push({ type: 'arm', alert: alert.id, symbol: alert.symbol, target: price });
    }

    for (const one of steps) {
      const alert = 'alert' in one ? alerts[one.alert % Math.max(alerts.length, 1)] : undefined;
      if (one.type === 'prices') {
        time += 60_000;
        const prices = { ACME: one.ACME / (scale.ACME ?? 1), LOSS: one.LOSS / (scale.LOSS ?? 1) };
        for (const split of splits.splice(0)) events.push({ type: 'split', ...split });
        await recordPrices(server, prices, new Date(time));
        if (one.isTwice) await recordPrices(server, prices, new Date(time));
        for (const [name, price] of Object.entries(prices)) {
          events.push({ type: 'tick', symbol: name, price, tradedAt: time });
        }
      } else if (one.type === 'set') {
        const body = { symbol: one.symbol, price: one.target / (scale[one.symbol] ?? 1) };
        const answer = await server.post(`/company/${one.symbol}/price_notification/add`, body, one.by);
        if (answer.statusCode === 200 && !alerts.some(({ id }) => id === answer.json().id)) {
          const added = { id: answer.json().id, symbol: one.symbol, by: one.by, epoch: 0 };
          alerts.push(added);
          armed(added, answer);
        }
      } else if (one.type === 'split') {
        if (splits.length > 0) continue;
        time += day;
        const effective = new Date(time).toISOString().slice(0, 10);
        await sql`insert into split values (${one.symbol}, ${effective}, ${one.ratio}, 'test')`.execute(
          server.db,
        );
        splits.push({ symbol: one.symbol, ratio: one.ratio });
        scale[one.symbol] = (scale[one.symbol] ?? 1) * one.ratio;
      } else if (alert !== undefined) {
        const { epoch } = alert;
        if (one.type === 'edit') {
          const price = one.target / (scale[alert.symbol] ?? 1);
          armed(alert, await post(alert, 'save', { epoch, price }));
        }
        if (one.type === 'rearm') armed(alert, await post(alert, 'rearm', {}));
        if (one.type === 'delete') {
          await post(alert, 'delete', {});
          alerts.splice(alerts.indexOf(alert), 1);
          events.push({ type: 'delete', alert: alert.id });
        }
      }
    }
    return events;
  }

  async function storedFirings(): Promise<Firing[]> {
    const { rows } = await sql<Omit<Firing, 'tradedAt'> & { tradedAt: Date }>`
      select alert_id as alert, epoch, target, before, price, traded_at as "tradedAt", cause
        from alert_firing order by alert_id, epoch`.execute(server.db);
    return rows.map((row) => ({ ...row, tradedAt: row.tradedAt.getTime() }));
  }

  async function notified(): Promise<number> {
    const { rows } = await sql<{ many: number }>`select count(*)::int as many from notification`.execute(
      server.db,
    );
    return rows[0]?.many ?? 0;
  }
});

const byAlert = (a: Firing, b: Firing) => a.alert - b.alert || a.epoch - b.epoch;
