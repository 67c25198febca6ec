import type { PaymentCard } from '@tenfold/contract/billing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { people } from '../../../platform/http/calls/people.fixture.ts';
import {
  addCard,
  type BillingServer,
  move,
  openBillingServer,
  subscribe,
} from '../billing-server.fixture.ts';
import { findCustomer } from '../customers/ensure-customer.ts';

let server: BillingServer;
beforeEach(async () => {
  server = await openBillingServer(await openTestDatabase());
});
afterEach(() => server.close());

const graceUntil = async () => {
  const { rows } = await sql<{ until: Date | null }>`
    select grace_until as until from account where id = ${people.ann.id}`.execute(server.db);
  return rows[0]?.until?.toISOString() ?? null;
};

async function makeDefault(last4: string): Promise<void> {
  const { body } = await server.ask<{ cards: PaymentCard[] }>('/payment/payment-cards');
  const card = body.cards.find((one) => one.last4 === last4);
  const customer = await findCustomer(server, people.ann.id);
  await server.payments.sandbox?.updateCard(customer?.customer ?? '', card?.id ?? '', { isDefault: true });
}

test('the account says until when the plan stays after a refused renewal, and no more once it is paid', async () => {
  await addCard(server, '4242');
  const { body } = await subscribe(server, 'month');
  expect(await graceUntil()).toBeNull();
  await addCard(server, '0341');
  await makeDefault('0341');
  await move(server, 'month');
  await move(server, 'day');
  const { subscription } = await server.overview();
  expect(await graceUntil()).toBe(subscription?.grace?.until);
  await makeDefault('4242');
  await server.ask('/subscription/pay-now', { subscription_id: body.subscriptionId });
  expect(await graceUntil()).toBeNull();
});

test('after the seven days there is nothing left to say', async () => {
  await addCard(server, '4242');
  await subscribe(server, 'month');
  await addCard(server, '0341');
  await makeDefault('0341');
  await move(server, 'month');
  expect(await graceUntil()).not.toBeNull();
  await move(server, 'day', 8);
  expect([await server.planOf(), await graceUntil()]).toEqual(['light', null]);
});
