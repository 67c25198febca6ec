import type { InvoiceSummary, PaymentCard } from '@tenfold/contract/billing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import {
  addCard,
  type BillingServer,
  change,
  move,
  openBillingServer,
  subscribe,
} from './billing-server.fixture.ts';

let server: BillingServer;
beforeEach(async () => {
  server = await openBillingServer(await openTestDatabase());
});
afterEach(() => server.close());

const invoices = async () =>
  (await server.ask<{ invoices: InvoiceSummary[] }>('/billing/invoices')).body.invoices;
const subjects = () => server.mails.map(({ subject }) => subject);

test('a person without a card is on Light, and told what Investor costs', async () => {
  expect(await server.overview()).toMatchObject({
    plan: 'light',
    cause: 'free',
    endedAt: null,
    endReason: null,
    subscription: null,
  });
  const { body } = await server.ask('/subscription/preview', { plan_id: 'investor', plan_type: 'year' });
  expect(body).toMatchObject({ currency: 'USD', subtotal: 9_600, tax: null, total: 9_600 });
});

test('subscribing charges what was shown, and Investor is there at once', async () => {
  await addCard(server, '4242');
  const { status, body } = await subscribe(server, 'year');
  expect([status, body.state, body.card?.last4]).toEqual([200, 'active', '4242']);
  expect(await server.planOf()).toBe('investor');
  expect(await server.overview()).toMatchObject({ plan: 'investor', cause: 'paid', currency: 'USD' });
  expect(await invoices()).toMatchObject([{ kind: 'invoice', total: { amount: 9_600 }, state: 'paid' }]);
  await server.work();
  expect(subjects()).toEqual([expect.stringMatching(/^Your Tenfold invoice TF-TEST-2026-00001$/)]);
  expect(await server.planOf('ben')).toBe('light');
});

test('a card that is declined leaves Light, no invoice, and says why', async () => {
  await addCard(server, '4242');
  await addCard(server, '0341');
  const { body } = await server.ask<{ cards: PaymentCard[] }>('/payment/payment-cards');
  const failing = body.cards.find(({ last4 }) => last4 === '0341');
  const plan = { plan_id: 'investor', plan_type: 'month' };
  const { body: bill } = await server.ask<{ total: number; proratedAt: string }>(
    '/subscription/preview',
    plan,
  );
  const agreed = { total: bill.total, prorated_at: bill.proratedAt, payment_method_id: failing?.id };
  const refused = await server.ask<{ detail: string }>('/subscription/create', { ...plan, ...agreed });
  expect(refused.status).toBe(402);
  expect(refused.body.detail).toBe(
    'Your card was declined. You were not charged and your plan has not changed.',
  );
  expect(await server.planOf()).toBe('light');
  expect(await invoices()).toEqual([]);
  expect((await subscribe(server, 'month')).status).toBe(200);
});

test('a total that nobody saw is refused with the bill as it is', async () => {
  await addCard(server, '4242');
  const now = (await server.overview()).now;
  const reply = await server.ask('/subscription/create', {
    plan_id: 'investor',
    plan_type: 'year',
    total: 1,
    prorated_at: now,
  });
  expect(reply.status).toBe(409);
  expect(reply.body).toMatchObject({ code: 'stale', current: { total: 9_600 } });
  expect(await server.planOf()).toBe('light');
});

test('ten clicks at once subscribe once, and are charged once', async () => {
  await addCard(server, '4242');
  const replies = await Promise.all(Array.from({ length: 10 }, () => subscribe(server, 'month')));
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await invoices()).toHaveLength(1);
  expect((await subscribe(server, 'year')).status).toBe(409);
});

test('a month becomes a year today, charged less what is left of the month', async () => {
  await addCard(server, '4242');
  await subscribe(server, 'month');
  await move(server, 'day', 10);
  const { status, body, bill } = await change(server, 'year');
  expect([status, body.planType]).toEqual([200, 'year']);
  expect(bill.lines.map(({ kind }) => kind).toSorted()).toEqual(['period', 'unused']);
  expect((await invoices())[0]?.total.amount).toBe(bill.total);
  expect(bill.total).toBeLessThan(9_600);
});

test('a year becomes months when it ends, and nothing is charged today', async () => {
  await addCard(server, '4242');
  await subscribe(server, 'year');
  const { body, bill } = await change(server, 'month');
  expect([bill.total, body.planType, body.newPlanType]).toEqual([0, 'year', 'month']);
  await move(server, 'year');
  expect((await server.overview()).subscription).toMatchObject({ planType: 'month', newPlanType: null });
  expect((await invoices())[0]?.total.amount).toBe(1_200);
});

test('canceled, Investor stays until its end, can be continued, and then ends in Light', async () => {
  await addCard(server, '4242');
  const { body } = await subscribe(server, 'month');
  const own = { subscription_id: body.subscriptionId };
  expect((await server.ask('/subscription/cancel', { ...own, reason: 'not_used' })).body).toMatchObject({
    state: 'canceling',
    nextPayment: null,
  });
  expect((await server.ask('/subscription/undo-cancel', own)).body).toMatchObject({ state: 'active' });
  await server.ask('/subscription/cancel', own);
  expect(await server.planOf()).toBe('investor');
  await move(server, 'month');
  expect(await server.planOf()).toBe('light');
  expect(await server.overview()).toMatchObject({ endedAt: body.period.to, endReason: 'canceled' });
  expect(await invoices()).toHaveLength(1);
});

test('a renewal that is refused leaves seven days, three mails, and then Light', async () => {
  await addCard(server, '4242');
  await subscribe(server, 'month');
  await addCard(server, '0341');
  const { body } = await server.ask<{ cards: PaymentCard[] }>('/payment/payment-cards');
  const failing = body.cards.find(({ last4 }) => last4 === '0341')?.id;
  await patchCard(failing);
  await move(server, 'month');
  await move(server, 'day');
  expect(await server.overview()).toMatchObject({
    plan: 'investor',
    cause: 'grace',
    subscription: { state: 'payment_failed', grace: { retries: [expect.any(String), expect.any(String)] } },
  });
  await move(server, 'day', 5);
  expect(await server.planOf()).toBe('investor');
  await move(server, 'day', 2);
  expect(await server.overview()).toMatchObject({
    plan: 'light',
    endReason: 'unpaid',
    subscription: { state: 'ended' },
  });
  expect(subjects().slice(1)).toEqual([
    expect.stringMatching(/^Your payment failed, Investor stays until /),
    expect.stringMatching(/^Your payment still fails, /),
    'Investor ends tomorrow',
    expect.stringMatching(/^Investor ended on /),
  ]);
});

test('paid with another card within the seven days, Investor goes on', async () => {
  await addCard(server, '4242');
  const { body: begun } = await subscribe(server, 'month');
  await addCard(server, '0341');
  const { body } = await server.ask<{ cards: PaymentCard[] }>('/payment/payment-cards');
  const idOf = (last4: string) => body.cards.find((card) => card.last4 === last4)?.id;
  await patchCard(idOf('0341'));
  await move(server, 'month');
  await move(server, 'day');
  expect((await server.overview()).cause).toBe('grace');
  await patchCard(idOf('4242'));
  const paid = await server.ask('/subscription/pay-now', { subscription_id: begun.subscriptionId });
  expect([paid.status, (await server.overview()).cause]).toEqual([200, 'paid']);
  expect(await invoices()).toHaveLength(2);
});

async function patchCard(id: string | undefined): Promise<void> {
  const customer = (await server.overview()).subscription;
  expect(customer).not.toBeNull();
  const { sandbox } = server.payments;
  const { rows } = await import('kysely').then(({ sql }) =>
    sql<{ customer: string }>`select customer from billing_account where account_id = 1`.execute(server.db),
  );
  await sandbox?.updateCard(rows[0]?.customer ?? '', id ?? '', { isDefault: true });
}

test('a bank that wants to be asked is waited for, then Investor is there', async () => {
  await addCard(server, '3155');
  const { body } = await subscribe(server, 'month');
  expect(body.state).toBe('waiting_for_bank');
  expect(await server.planOf()).toBe('light');
  expect((await server.ask('/subscription/check-attempt', {})).body).toMatchObject({ state: 'waiting' });
  const secret = body.confirmation?.clientSecret;
  await server.ask('/billing/sandbox/bank', { client_secret: secret, is_confirmed: true });
  expect((await server.ask('/subscription/check-attempt', {})).body).toMatchObject({ state: 'paid' });
  expect(await server.planOf()).toBe('investor');
});

test('given up before the bank has confirmed, nothing is left of a payment', async () => {
  await addCard(server, '3155');
  await subscribe(server, 'month');
  expect((await server.ask('/subscription/abandon-attempt', {})).body).toEqual({ isAbandoned: true });
  expect((await server.overview()).plan).toBe('light');
  expect((await subscribe(server, 'year')).body.state).toBe('waiting_for_bank');
});
