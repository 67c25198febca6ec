import type { PaymentCard } from '@tenfold/contract/billing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { people } from '../../platform/http/calls/people.fixture.ts';
import { addCard, type BillingServer, move, openBillingServer, subscribe } from './billing-server.fixture.ts';
import { findCustomer } from './customers/ensure-customer.ts';
import { giveReward } from './grants/give-reward.ts';
import { grant } from './grants/grant.ts';
import { refundLast } from './grants/refund.ts';
import { leaveBilling } from './leaving.ts';

let server: BillingServer;
beforeEach(async () => {
  server = await openBillingServer(await openTestDatabase());
});
afterEach(() => server.close());

const { id } = people.ann;
const year = { accountId: id, cause: '100 points', subject: 'ann', period: { months: 12 } };
const grantYear = (order = year) =>
  grant({ db: server.db, now: server.clock.now(), environment: 'sandbox' }, order);
const customer = async () => {
  const found = await findCustomer(server, id);
  if (found === null) throw new Error('Ann bought nothing');
  return found;
};
const refund = async (subject: string) =>
  refundLast(server, await customer(), { cause: '100 points', subject });
const subjects = () => server.mails.map(({ subject }) => subject);

test('a grant gives Investor without a card, warns 14 days before its end, and ends in Light', async () => {
  expect(await grantYear()).toBe(true);
  expect(await server.planOf()).toBe('investor');
  await move(server, 'month', 11);
  await move(server, 'day', 18);
  expect(subjects().at(-1)).toBe('Your free Investor ends on Aug 21, 2027');
  await move(server, 'day', 14);
  expect(await server.planOf()).toBe('light');
  expect(await server.overview()).toMatchObject({
    cause: 'free',
    endedAt: '2027-08-21T20:00:00.000Z',
    endReason: 'grant_over',
    credits: [{ kind: 'grant', state: 'used' }],
  });
});

test('the same grant given twice is given once', async () => {
  await grantYear();
  expect(await grantYear()).toBe(false);
  expect((await server.overview()).credits).toHaveLength(1);
});

test('a grant while a subscription runs begins when its month ends, and postpones the next payment', async () => {
  await addCard(server, '4242');
  await subscribe(server, 'month');
  await grantYear();
  await server.work();
  const { subscription, credits } = await server.overview();
  expect(credits).toMatchObject([{ state: 'coming', from: '2026-09-21T20:00:00.000Z' }]);
  expect(subscription?.nextPayment?.at).toBe('2027-09-21T20:00:00.000Z');
  await move(server, 'month', 11);
  const { body } = await server.ask<{ invoices: unknown[] }>('/billing/invoices');
  expect(body.invoices).toHaveLength(1);
  expect(await server.planOf()).toBe('investor');
  await move(server, 'month', 2);
  expect(await server.planOf()).toBe('investor');
  const later = await server.ask<{ invoices: unknown[] }>('/billing/invoices');
  expect(later.body.invoices).toHaveLength(2);
});

test('who subscribes while a grant runs pays when it ends', async () => {
  await grantYear();
  await addCard(server, '4242');
  const { body } = await subscribe(server, 'month');
  expect(body.nextPayment?.at).toBe('2027-08-21T20:00:00.000Z');
  expect((await server.ask<{ invoices: unknown[] }>('/billing/invoices')).body.invoices).toEqual([]);
});

test('a refund gives the last paid invoice back whole, once, with a credit note and a mail', async () => {
  await addCard(server, '4242');
  await subscribe(server, 'month');
  await refund('ann');
  await refund('ann');
  await move(server, 'day', 2);
  const { body } = await server.ask('/billing/invoices');
  expect(body).toMatchObject({
    invoices: [
      { kind: 'credit_note', number: 'TF-C-TEST-2026-00001', total: { amount: -1_200 } },
      { kind: 'invoice', state: 'refunded' },
    ],
  });
  expect((await server.overview()).credits).toMatchObject([{ kind: 'refund', state: 'refunded' }]);
  expect(subjects().at(-1)).toBe('We refunded $12.00');
  expect(await server.planOf()).toBe('investor');
});

test('a reward is the last payment back and a free year, once however often it is asked for', async () => {
  const reward = { accountId: id, points: 100 };
  await addCard(server, '4242');
  await subscribe(server, 'month');
  await giveReward(server, reward);
  await giveReward(server, reward);
  await server.work();
  const { credits, subscription } = await server.overview();
  expect(credits.map(({ kind, cause }) => `${kind}: ${cause}`).toSorted()).toEqual([
    'grant: 100 points in Business Q&A',
    'refund: 100 points in Business Q&A',
  ]);
  expect(subscription?.nextPayment?.at).toBe('2027-09-21T20:00:00.000Z');
});

test('credits say whether points earned them', async () => {
  await grantYear();
  await giveReward(server, { accountId: id, points: 100 });
  const { credits } = await server.overview();
  expect(credits.map(({ cause, isReward }) => `${cause}: ${isReward}`).toSorted()).toEqual([
    '100 points in Business Q&A: true',
    '100 points: false',
  ]);
});

test('a reward where nothing was paid is the free year alone', async () => {
  await giveReward(server, { accountId: id, points: 100 });
  expect((await server.overview()).credits).toMatchObject([{ kind: 'grant', state: 'active' }]);
});

test('where nothing was paid there is nothing to refund', async () => {
  await addCard(server, '4242');
  expect(await refund('ann')).toBeNull();
});

test('a refund that the bank refuses goes to the editors', async () => {
  await addCard(server, '5126');
  await subscribe(server, 'month');
  await refund('ann');
  await move(server, 'day', 2);
  expect((await server.overview()).credits).toMatchObject([{ kind: 'refund', state: 'refused' }]);
  const mails = server.mails.filter(({ subject }) => subject === 'A refund of $12.00 was refused');
  expect(mails.map(({ to }) => to)).toEqual(['cora@example.com', 'dora@example.com']);
});

test('a dispute withdraws Investor at once, ends the subscription, and tells the editors', async () => {
  await addCard(server, '4242');
  await subscribe(server, 'year');
  await move(server, 'day');
  const own = await customer();
  const { sandbox } = server.payments;
  const state = await sandbox?.readCustomer(own.customer);
  await sandbox?.openDispute(own.customer, state?.invoices[0]?.id ?? '');
  await server.work();
  expect(await server.planOf()).toBe('light');
  const { subscription, endReason } = await server.overview();
  expect([subscription?.state, endReason]).toEqual(['ended', 'disputed']);
  expect(subjects()).toContain('A payment of $96.00 is disputed');
});

test('two subscriptions that run at once become one, and the second is refunded', async () => {
  await addCard(server, '4242');
  await subscribe(server, 'month');
  const own = await customer();
  const { body } = await server.ask<{ cards: PaymentCard[] }>('/payment/payment-cards');
  const order = {
    price: { planType: 'year', amount: 9_600, currency: 'USD' },
    card: body.cards[0]?.id ?? '',
    startsAt: null,
  } as const;
  await server.payments.sandbox?.subscribe(own.customer, order, 'from another page');
  await server.work();
  await move(server, 'day', 2);
  const state = await server.payments.provider.readCustomer(own.customer);
  expect(state?.subscriptions.map((each) => [each.price.planType, each.state])).toEqual([
    ['year', 'ended'],
    ['month', 'active'],
  ]);
  expect((await server.overview()).credits).toMatchObject([
    { kind: 'refund', cause: 'paid twice', total: { amount: 9_600 } },
  ]);
});

test('before an account is deleted its subscription is canceled and its customer forgotten', async () => {
  await addCard(server, '4242');
  await subscribe(server, 'month');
  const own = await customer();
  await leaveBilling(server, id);
  await sql`delete from account where id = ${id}`.execute(server.db);
  await server.work();
  const state = await server.payments.provider.readCustomer(own.customer);
  expect(state?.subscriptions.every((each) => each.state === 'ended') ?? true).toBe(true);
  const { rows } = await sql<{ number: string; total: number }>`
    select number, content ->> 'total' as total from invoice`.execute(server.db);
  expect(rows).toEqual([{ number: 'TF-TEST-2026-00001', total: '1200' }]);
  const { rows: left } = await sql`
    select account_id from billing_account where customer = ${own.customer}`.execute(server.db);
  expect(left).toEqual([{ account_id: null }]);
});

test('a year of renewals on the clock of the sandbox is twelve invoices without a gap', async () => {
  await addCard(server, '4242');
  await subscribe(server, 'month');
  await move(server, 'year');
  const { body } = await server.ask<{ invoices: { number: string }[] }>('/billing/invoices');
  expect(body.invoices.length).toBe(13);
  expect(await server.planOf()).toBe('investor');
});
