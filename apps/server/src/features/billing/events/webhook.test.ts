import { sql } from 'kysely';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { registerHttp } from '../../../platform/http/index.ts';
import { recordedJobs } from '../../../platform/jobs/recorded-jobs.fixture.ts';
import { type BillingServer, openBillingServer } from '../billing-server.fixture.ts';
import { openStripe } from '../stripe/open-stripe.ts';
import { applyWaitingEvents } from './apply-events.ts';
import { registerWebhook } from './webhook-route.ts';

const [current, next] = ['whsec_current', 'whsec_next'];
let server: BillingServer;
let app: ReturnType<typeof registerHttp>;
const jobs = recordedJobs();

beforeEach(async () => {
  server = await openBillingServer(await openTestDatabase());
  jobs.sent.splice(0);
  app = registerHttp(server.log, {});
  registerWebhook(app, { ...server, jobs, payments: stripe() });
});
afterEach(async () => {
  await app.close();
  await server.close();
});

function stripe() {
  const provider = openStripe({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecrets: [current, next],
    tax: false,
    apiUrl: 'http://127.0.0.1:9',
    clock: server.clock,
  });
  return { provider, sandbox: null, prices: server.config.prices };
}

const body = (id = 'evt_1', livemode = false) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'invoice.paid',
    created: 1_787_000_000,
    livemode,
    data: { object: { id: 'in_1', object: 'invoice', customer: 'cus_1' } },
  });

function send(
  payload: string | Buffer,
  { secret = current, secondsAgo = 0, signed = payload.toString() } = {},
) {
  const timestamp = Math.floor(server.clock.now().getTime() / 1_000) - secondsAgo;
  const header = Stripe.webhooks.generateTestHeaderString({ payload: signed, secret, timestamp });
  return app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    payload,
  });
}

const stored = async () => {
  const { rows } = await sql<{ event: string; outcome: string | null }>`
    select event, outcome from billing_event order by event`.execute(server.db);
  return rows;
};

test('a signed event is stored, answered, and left to a job', async () => {
  expect((await send(body())).statusCode).toBe(200);
  expect(await stored()).toEqual([{ event: 'evt_1', outcome: null }]);
  expect(jobs.sent).toHaveLength(1);
});

test('while one secret takes the place of the other, both sign', async () => {
  expect((await send(body('evt_1'))).statusCode).toBe(200);
  expect((await send(body('evt_2'), { secret: next })).statusCode).toBe(200);
});

test.each([
  ['an unknown secret', { secret: 'whsec_other' }],
  ['one changed byte', { signed: body('evt_2') }],
  ['ten minutes ago', { secondsAgo: 600 }],
])('signed by %s, an event is refused and not stored', async (_, how) => {
  expect((await send(body(), how)).statusCode).toBe(400);
  expect(await stored()).toEqual([]);
});

test('without a signature, or with a body of 5 MB, an event is refused', async () => {
  const unsigned = await app.inject({ method: 'POST', url: '/webhooks/stripe', payload: body() });
  expect(unsigned.statusCode).toBe(400);
  expect((await send('x'.repeat(5_000_000))).statusCode).toBe(413);
  expect(await stored()).toEqual([]);
});

test('told twice at once, an event is stored once', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => send(body())));
  expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(await stored()).toHaveLength(1);
  expect(jobs.sent).toHaveLength(1);
});

test('an unknown customer and another environment are kept, and no error', async () => {
  await send(body('evt_1'));
  await send(body('evt_2', true));
  await applyWaitingEvents({ ...server, payments: stripe() });
  expect(await stored()).toEqual([
    { event: 'evt_1', outcome: 'unknown customer' },
    { event: 'evt_2', outcome: 'other environment' },
  ]);
});

test('nothing comes into the sandbox from outside', async () => {
  const sandbox = registerHttp(server.log, {});
  registerWebhook(sandbox, { ...server, jobs });
  const reply = await sandbox.inject({ method: 'POST', url: '/webhooks/stripe', payload: body() });
  expect(reply.statusCode).toBe(400);
  await sandbox.close();
});
