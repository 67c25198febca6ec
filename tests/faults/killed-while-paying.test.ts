import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteAccount, getMe } from '@tenfold/contract/accounts';
import {
  addCard,
  type Bill,
  createSubscription,
  getBilling,
  listInvoices,
  previewSubscription,
  updateSubscription,
} from '@tenfold/contract/billing';
import { type Api, httpApi } from '@tenfold/contract/call';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../apps/server/src/platform/log/index.ts';
import { join as joinTenfold, newPassword } from '../http/new-person.ts';
import { type PostgresServer, postgresAvailable, sharedPostgres } from '../world/postgres.ts';
import { type Server, startServer } from '../world/server.ts';
import { isOnBoth } from '../world/size.ts';
import { type Stripe, startStripe } from '../world/stripe.ts';

const email = 'ann@example.org';
/** A start of the product takes its time on a busy machine, and so does what a worker does every two seconds. */
const patience = { timeout: 240_000 };

describe.runIf(isOnBoth || !postgresAvailable)('on PGlite', () => describeKills(async () => null));

describe.skipIf(!postgresAvailable)('on PostgreSQL', () => {
  let postgres: PostgresServer;
  afterAll(() => postgres.close());
  describeKills(async () => {
    postgres = await sharedPostgres();
    return postgres.createMigrated();
  });
});

/** One person’s plan, from the first payment to leaving; at each step the product dies once Stripe has said yes. */
function describeKills(createDatabase: () => Promise<string | null>): void {
  let stripe: Stripe;
  let dataDir: string;
  let databaseUrl: string | null;
  let server: Server;
  let token: string;

  const start = async () => {
    server = await startServer({
      SAMPLE_DATA: 'no',
      DATA_DIR: dataDir,
      ...stripe.environment,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    });
  };
  beforeAll(async () => {
    stripe = await startStripe();
    dataDir = mkdtempSync(join(tmpdir(), 'paying-'));
    databaseUrl = await createDatabase();
    await start();
    token = await joinTenfold(server, email);
    await person().call(addCard, { body: { stripePaymentMethodId: stripe.card('4242') } });
  });
  afterAll(async () => {
    await server.stop();
    await stripe.close();
    rmSync(dataDir, { recursive: true });
  });

  const person = (): Api => httpApi({ baseUrl: server.url, token: () => token });
  const preview = (planType: 'month' | 'year') =>
    person().call(previewSubscription, { body: { planId: 'investor', planType } });
  const agreedTo = ({ total, proratedAt }: Bill) => ({ total, proratedAt });
  const subscribe = async () =>
    person().call(createSubscription, {
      body: { planId: 'investor', planType: 'month', ...agreedTo(await preview('month')) },
    });
  const changeToYear = async () => {
    const { subscription } = await person().call(getBilling, {});
    const subscriptionId = subscription?.subscriptionId ?? '';
    const plan = { subscriptionId, newPlanId: 'investor', newPlanType: 'year' } as const;
    return person().call(updateSubscription, { body: { ...plan, ...agreedTo(await preview('year')) } });
  };
  /** Stripe does what it is asked, and the process that asked never hears of it. */
  const dieAfterYes = async (
    path: RegExp,
    act: () => Promise<unknown>,
    betweenLives = async () => undefined,
  ) => {
    const done = stripe.server.failNext('silence', path);
    const acting = act().catch(() => null);
    await done;
    server.signal('SIGKILL');
    await server.ended;
    await acting;
    await betweenLives();
    await start();
  };
  const deliverEvents = async (check: () => Promise<void>) => {
    await stripe.deliverEvents(server.url);
    await vi.waitFor(check, patience);
  };
  const planOf = async () => (await person().call(getMe, {})).plan;
  const charges = () => stripe.charged().length;

  test(
    'a first payment is there after the restart, and whoever clicks again is not charged again',
    patience,
    async () => {
      await dieAfterYes(/^POST .*\/subscriptions$/, subscribe);
      expect(charges()).toBe(1);
      await expect(subscribe()).rejects.toMatchObject({ code: 'conflict' });
      expect([await planOf(), charges()]).toEqual(['investor', 1]);
      expect((await person().call(listInvoices, {})).invoices).toHaveLength(1);
    },
  );

  test('a change to a year is there after the restart, and is not charged again', patience, async () => {
    await dieAfterYes(/^POST .*\/subscriptions\/sub_/, changeToYear);
    expect(charges()).toBe(2);
    await deliverEvents(async () => {
      expect((await person().call(getBilling, {})).subscription?.planType).toBe('year');
    });
    await expect(changeToYear()).rejects.toMatchObject({ code: 'conflict' });
    expect([await planOf(), charges()]).toEqual(['investor', 2]);
  });

  test('money that is given back is given back once, and said so', patience, async () => {
    stripe.subscribeAgain();
    await dieAfterYes(/^POST .*\/refunds$/, () => stripe.deliverEvents(server.url), minutesLater);
    await deliverEvents(async () => {
      const { credits } = await person().call(getBilling, {});
      expect(credits).toMatchObject([{ kind: 'refund', state: 'refunded' }]);
    });
    expect(stripe.state.refunds.size).toBe(1);
    expect([await planOf(), charges()]).toEqual(['investor', 3]);
  });

  test('who leaves is charged nothing more, and can leave after the restart', patience, async () => {
    const leave = () => person().call(deleteAccount, { body: { email, password: newPassword } });
    await dieAfterYes(/^DELETE .*\/subscriptions\/sub_/, leave);
    const running = [...stripe.state.subscriptions.values()].filter(({ endedAt }) => endedAt === null);
    expect(running).toEqual([]);
    await deliverEvents(async () => expect(await planOf()).toBe('light'));
    expect(await leave()).toEqual({ isDeleted: true });
    expect([...stripe.state.customers.values()].map(({ isDeleted }) => isDeleted)).toEqual([true]);
    expect(charges()).toBe(3);
  });

  /** A task is left to the process that took it for two minutes. */
  async function minutesLater(): Promise<undefined> {
    const database = await openDatabase({ dataDir, databaseUrl, databaseReadUrl: null }, openLog('silent'));
    await sql`update billing_task set due_at = due_at - interval '5 minutes' where done_at is null`.execute(
      database.db,
    );
    await database.close();
  }
}
