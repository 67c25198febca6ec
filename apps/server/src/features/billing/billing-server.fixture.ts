import type { Bill, BillingOverview, Subscription } from '@tenfold/contract/billing';
import { sandboxToken } from '@tenfold/contract/billing/test-cards';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import { openTestServerOn, type TestServer } from '../company/server.fixture.ts';
import { continueBilling, finishStaleAttempts } from './events/continue-billing.ts';
import { billing } from './feature.ts';
import type { TaskDeps } from './tasks/perform-tasks.ts';

export interface BillingServer extends TestServer {
  readonly context: TaskDeps;
  readonly mails: Mail[];
  /** What a worker does again and again. */
  work(): Promise<void>;
  finishStale(): Promise<void>;
  ask<Reply = object>(
    path: string,
    body?: object,
    by?: 'ann' | 'ben',
  ): Promise<{ status: number; body: Reply }>;
  overview(by?: 'ann' | 'ben'): Promise<BillingOverview>;
  planOf(by?: 'ann' | 'ben'): Promise<string>;
}

/** In the sandbox. Ann and Ben are on Light. */
export async function openBillingServer(database: Database): Promise<BillingServer> {
  const server = await openTestServerOn(database, billing.routes);
  await sql`update account set plan = 'light' where email in ('ann@example.com', 'ben@example.com')`.execute(
    server.db,
  );
  const mails: Mail[] = [];
  const post = {
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    siteUrl: () => 'https://tenfold.test',
  };
  const context = { ...server, post };
  const ask: BillingServer['ask'] = async (path, body, by = 'ann') => {
    const reply = await (body === undefined ? server.get(path, {}, by) : server.post(path, body, by));
    return { status: reply.statusCode, body: fromAnyWire(reply.json()) as never };
  };
  return {
    ...server,
    context,
    mails,
    work: () => continueBilling(context),
    finishStale: () => finishStaleAttempts(context),
    ask,
    overview: async (by = 'ann') => (await ask<BillingOverview>('/billing/overview', undefined, by)).body,
    async planOf(by = 'ann') {
      const { rows } = await sql<{ plan: string }>`
        select plan from account where email = ${`${by}@example.com`}`.execute(server.db);
      return rows[0]?.plan ?? '';
    },
  };
}

/** Wire names are snake_case; values of these calls have no keys of their own. */
function fromAnyWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromAnyWire);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      fromAnyWire(inner),
    ]),
  );
}

export const token = (last4: keyof typeof numbers) => sandboxToken(numbers[last4], 8, 2030) ?? '';

const numbers = {
  '4242': '4242424242424242',
  '4444': '5555555555554444',
  '0002': '4000000000000002',
  '9995': '4000000000009995',
  '3155': '4000002500003155',
  '0341': '4000000000000341',
  '5126': '4000000000005126',
} as const;

type Planned = 'month' | 'year';

export async function addCard(server: BillingServer, last4: keyof typeof numbers, by: 'ann' | 'ben' = 'ann') {
  return server.ask('/payment/payment-cards', { stripe_payment_method_id: token(last4) }, by);
}

/** Subscribes the way the checkout does: looks at the bill, agrees to it. */
export async function subscribe(server: BillingServer, planType: Planned, by: 'ann' | 'ben' = 'ann') {
  const plan = { plan_id: 'investor', plan_type: planType };
  const { body: bill } = await server.ask<Bill>('/subscription/preview', plan, by);
  const agreed = { total: bill.total, prorated_at: bill.proratedAt };
  return server.ask<Subscription>('/subscription/create', { ...plan, ...agreed }, by);
}

export async function change(server: BillingServer, planType: Planned) {
  const plan = { plan_id: 'investor', plan_type: planType };
  const { body: bill } = await server.ask<Bill>('/subscription/preview', plan);
  const { subscription } = await server.overview();
  const reply = await server.ask<Subscription>('/subscription/update', {
    subscription_id: subscription?.subscriptionId,
    new_plan_id: 'investor',
    new_plan_type: planType,
    total: bill.total,
    prorated_at: bill.proratedAt,
  });
  return { ...reply, bill };
}

export async function move(server: BillingServer, by: 'day' | 'month' | 'year', times = 1): Promise<void> {
  for (let moved = 0; moved < times; moved += 1) await server.ask('/billing/sandbox/clock', { by });
  await server.work();
}
