import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { people } from '../../platform/http/calls/people.fixture.ts';
import { addCard, openBillingServer, subscribe } from './billing-server.fixture.ts';
import { findCustomer } from './customers/ensure-customer.ts';
import { continueBilling } from './events/continue-billing.ts';
import { storeEvent } from './events/event-store.ts';
import { leaveBilling } from './leaving.ts';
import { type PaymentProvider, ProviderAway } from './provider/provider.ts';

/** Answers nothing, and quotes what it was asked. */
function away(provider: PaymentProvider, customer: string): PaymentProvider {
  const fails = async (): Promise<never> => {
    throw new ProviderAway(`no answer for ${customer}, key sk_test_secret, signature t=1,v1=abc`);
  };
  return { ...provider, readCustomer: fails, cancel: fails, refund: fails, forgetCustomer: fails };
}

test('while the provider is away the log says so, and names no customer, key, signature or body', async () => {
  const server = await openBillingServer(await openTestDatabase());
  await addCard(server, '4242');
  await subscribe(server, 'month');
  const customer = await findCustomer(server, people.ann.id);
  if (customer === null) throw new Error('Ann has no card');
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const provider = away(server.payments.provider, customer.customer);
  const event = {
    id: 'evt_1',
    type: 'invoice.paid',
    createdAt: server.clock.now(),
    customer: customer.customer,
    environment: 'sandbox',
  } as const;
  await storeEvent(server.db, event, '{"card": "4242"}', server.clock.now());
  const payments = { ...server.payments, provider, sandbox: null };
  await continueBilling({ ...server.context, log, payments });
  expect(lines.join('')).toContain('events wait for the payment provider');
  expect(lines.join('')).not.toMatch(/cus_|sk_test|v1=|4242|ann@/);
  await server.close();
});

test('while the provider can’t be told to cancel, nobody is deleted', async () => {
  const server = await openBillingServer(await openTestDatabase());
  await addCard(server, '4242');
  const customer = await findCustomer(server, people.ann.id);
  const provider = away(server.payments.provider, customer?.customer ?? '');
  const leave = leaveBilling({ ...server, payments: { ...server.payments, provider } }, people.ann.id);
  await expect(leave).rejects.toThrow('Your account stays until it does');
  await server.close();
});
