import { type AlertEvent, expectedFirings } from '@tenfold/domain/alerts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../../tests/world/size.ts';
import { describeOnEach } from '../../../platform/db/databases-fixture.ts';
import type { TestServer } from '../../company/server.fixture.ts';
import { openModelAlertsServer, recordPrices, startAnew } from '../alerts-server.fixture.ts';
import { fireHeld } from '../engine/fire-held-each-minute.ts';

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('price' as const),
      of: fc.double({ min: 0.8, max: 1.2, noNaN: true }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('set' as const), margin: fc.integer({ min: -20, max: 20 }) }),
  },
  // At a growth of 20 % there is no value.
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('save' as const),
      growth: fc.constantFrom(0, 0.005, 0.01, -0.01, 0.2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('rearm' as const), alert: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.constant({ type: 'delete forecast' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'restore forecast' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('split' as const), ratio: fc.constantFrom(2, 0.1) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Alert {
  readonly id: number;
  readonly epoch: number;
  readonly price: number;
  readonly state: string;
}

const day = 86_400_000;

describeOnEach('the alerts of a forecast', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openModelAlertsServer(await open());
  });
  afterAll(() => server.close());

  test('fire as the rule says, whether the price or the value moves', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        await startAnew(server);
        const events = await live(steps);
        const expected = expectedFirings(events)
          .map(({ alert, epoch, price, cause }) => ({ alert, epoch, price, cause }))
          .toSorted((a, b) => a.alert - b.alert || a.epoch - b.epoch);
        const { rows } = await sql`
          select alert_id as alert, epoch, price, cause from alert_firing order by 1, 2`.execute(server.db);
        expect(rows).toEqual(expected);
      }),
      { numRuns: rounds(3, 50), seed: 20_261_123, endOnFailure: true },
    );
  });

  /** Does it all, and writes down what the rule needs to know: what targets become is stored, who fires is not looked at. */
  async function live(steps: readonly Step[]): Promise<AlertEvent[]> {
    const events: AlertEvent[] = [];
    const known = new Map<number, Alert>();
    const announced: { ratio: number }[] = [];
    let revision = (await post('/forecast/create', { name: 'Base case' })).json().revision;
    let time = Date.parse('2026-08-24T14:00:00Z');
    let shares = 1;

    async function post(path: string, body: object) {
      return server.post(`/company/ACME${path}`, body);
    }
    /** After a change of the forecast: alerts that wait are at a new target, or at none. */
    async function follow() {
      const { alerts } = (await server.get('/company/ACME/price_notification')).json();
      for (const alert of alerts as Alert[]) {
        const target = alert.state === 'suspended' ? null : alert.price;
        events.push({ type: 'reprice', alert: alert.id, target });
        known.set(alert.id, alert);
      }
    }
    /** Acts like a person who changes nothing for a minute, and takes nothing back within the hour. */
    async function afterGrace() {
      server.clock.advance(61_000);
      await fireHeld(server);
      await sql`update alert_firing set fired_at = fired_at - interval '2 hours'`.execute(server.db);
    }
    function arm({ id, epoch, price }: Alert) {
      if (known.get(id)?.epoch === epoch) return;
      events.push({ type: 'arm', alert: id, symbol: 'ACME', target: price });
    }

    for (const one of steps) {
      if (one.type === 'price') {
        time += 60_000;
        for (const { ratio } of announced.splice(0)) events.push({ type: 'split', symbol: 'ACME', ratio });
        const price = (50 * one.of) / shares;
        await recordPrices(server, { ACME: price }, new Date(time));
        events.push({ type: 'tick', symbol: 'ACME', price, tradedAt: time });
      } else if (one.type === 'split') {
        if (announced.length > 0) continue;
        time += day;
        const effective = new Date(time).toISOString().slice(0, 10);
        await sql`insert into split values ('ACME', ${effective}, ${one.ratio}, 'test')`.execute(server.db);
        announced.push({ ratio: one.ratio });
        shares *= one.ratio;
      } else if (one.type === 'set') {
        const answer = await post('/price_notification/add', { forecast_id: 1, margin: one.margin / 100 });
        if (answer.statusCode !== 200) continue;
        arm(answer.json());
        known.set(answer.json().id, answer.json());
      } else if (one.type === 'rearm') {
        const alert = [...known.values()][one.alert % Math.max(known.size, 1)];
        if (alert === undefined) continue;
        const answer = await post(`/price_notification/${alert.id}/rearm`, {});
        if (answer.statusCode !== 200) continue;
        arm(answer.json());
        known.set(alert.id, answer.json());
      } else {
        if (one.type === 'save') {
          const answer = await post('/forecast/1/save', {
            revision,
            values: {},
            terminal_growth: one.growth,
          });
          if (answer.statusCode === 200) revision = answer.json().revision;
        } else {
          await post(`/forecast/1/${one.type === 'delete forecast' ? 'delete' : 'restore'}`, {});
        }
        await afterGrace();
        await follow();
      }
    }
    return events;
  }
});
