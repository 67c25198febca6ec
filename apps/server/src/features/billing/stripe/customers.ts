import type Stripe from 'stripe';
import type { CustomerDetails, CustomerState } from '../provider/provider.ts';
import { readCards } from './cards.ts';
import { toDate } from './client/seconds.ts';
import type { StripeAccount } from './client/stripe-account.ts';
import { hasCode } from './client/stripe-errors.ts';
import { listInvoices } from './invoices.ts';
import { listSubscriptions, readSubscription } from './read-subscription.ts';
import { cancelNow } from './subscriptions.ts';
import { saveTaxNumber } from './tax-numbers.ts';

export async function createCustomer(
  account: StripeAccount,
  { accountId, ...details }: CustomerDetails & { readonly accountId: number },
  key: string,
): Promise<string> {
  const customer = await account.api.customers.create(
    { ...toCustomer(details), metadata: { account: `${accountId}` } },
    { idempotencyKey: key },
  );
  await saveTaxNumber(account, customer.id, details);
  return customer.id;
}

export async function updateCustomer(
  account: StripeAccount,
  customer: string,
  details: CustomerDetails,
): Promise<void> {
  await account.api.customers.update(customer, toCustomer(details));
  await saveTaxNumber(account, customer, details);
}

/** Null: Stripe deleted it, or never knew it. */
export async function findCustomer(
  { api }: StripeAccount,
  customer: string,
): Promise<Stripe.Customer | null> {
  try {
    const found = await api.customers.retrieve(customer, { expand: ['test_clock'] });
    return found.deleted === true ? null : found;
  } catch (cause) {
    if (hasCode(cause, 'resource_missing')) return null;
    throw cause;
  }
}

export async function forgetCustomer(account: StripeAccount, customer: string): Promise<void> {
  if ((await findCustomer(account, customer)) === null) return;
  for (const { id, ended_at } of await listSubscriptions(account, customer)) {
    if (ended_at === null) await cancelNow(account, customer, id);
  }
  await account.api.customers.del(customer);
}

/** A customer made for trying things may have a clock of its own, in a test environment alone. */
export async function billingTime(account: StripeAccount, customer: string | null): Promise<Date> {
  if (customer === null || account.environment === 'stripe-live') return account.clock.now();
  const clock = (await findCustomer(account, customer))?.test_clock;
  return clock && typeof clock !== 'string' ? toDate(clock.frozen_time) : account.clock.now();
}

export async function readCustomer(account: StripeAccount, customer: string): Promise<CustomerState | null> {
  const found = await findCustomer(account, customer);
  if (found === null) return null;
  const [cards, subscriptions, invoices] = await Promise.all([
    readCards(account, found),
    listSubscriptions(account, customer),
    listInvoices(account, customer),
  ]);
  return {
    customer,
    cards,
    subscriptions: await Promise.all(subscriptions.map((one) => readSubscription(account, one))),
    invoices,
  };
}

/** An empty text deletes what was there. */
function toCustomer({ name, email, address, country, state = '', postalCode = '' }: CustomerDetails) {
  return {
    name,
    email,
    address: { line1: address.replaceAll(/\s*\n\s*/g, ', '), state, postal_code: postalCode, country },
    tax: { validate_location: 'deferred' },
  } as const satisfies Stripe.CustomerCreateParams;
}
