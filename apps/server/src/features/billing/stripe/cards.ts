import type Stripe from 'stripe';
import { type CardChange, PaymentRefused, type ProviderCard } from '../provider/provider.ts';
import { allPages } from './client/all-pages.ts';
import { idOrNull } from './client/ids.ts';
import type { StripeAccount } from './client/stripe-account.ts';
import { hasCode } from './client/stripe-errors.ts';

const unusable = new PaymentRefused('card_unknown', 'This card can’t be used. Add it again.');

/** Charges nothing: the bank is asked whether the card may be charged later. */
export async function startCardSetup(
  { api }: StripeAccount,
  customer: string,
  key: string,
): Promise<{ readonly clientSecret: string }> {
  const { client_secret } = await api.setupIntents.create(
    { customer, usage: 'off_session', allowed_payment_method_types: ['card'] },
    { idempotencyKey: key },
  );
  if (client_secret === null) throw new Error('Stripe gave no secret for a card');
  return { clientSecret: client_secret };
}

export async function attachCard(account: StripeAccount, customer: string, card: string): Promise<void> {
  const { api } = account;
  const found = await findCard(account, card);
  if (found === null) throw unusable;
  const owner = idOrNull(found.customer);
  if (owner !== null && owner !== customer) throw unusable;
  if (owner === null) await api.paymentMethods.attach(card, { customer });
  const person = await api.customers.retrieve(customer);
  if (person.deleted === true) throw unusable;
  if (idOrNull(person.invoice_settings.default_payment_method) === null)
    await makeDefault(account, customer, card);
}

/** @throws PaymentRefused it isn’t this customer’s */
export async function updateCard(
  account: StripeAccount,
  customer: string,
  card: string,
  { isDefault, expMonth, expYear }: CardChange,
): Promise<void> {
  const found = await findCard(account, card);
  if (idOrNull(found?.customer) !== customer) throw unusable;
  if (expMonth !== undefined || expYear !== undefined) {
    const expiry = {
      exp_month: expMonth ?? found?.card?.exp_month ?? 0,
      exp_year: expYear ?? found?.card?.exp_year ?? 0,
    };
    await account.api.paymentMethods.update(card, { card: expiry });
  }
  if (isDefault) await makeDefault(account, customer, card);
}

/** Twice is once. */
export async function detachCard(account: StripeAccount, customer: string, card: string): Promise<void> {
  const found = await findCard(account, card);
  if (idOrNull(found?.customer) !== customer) return;
  await account.api.paymentMethods.detach(card);
}

export async function readCards({ api }: StripeAccount, customer: Stripe.Customer): Promise<ProviderCard[]> {
  const listed = await allPages(api.paymentMethods.list({ customer: customer.id, type: 'card', limit: 100 }));
  const chosen = idOrNull(customer.invoice_settings.default_payment_method);
  // Who paid on Stripe’s page has a card, and never chose one.
  const usual = chosen ?? listed.at(-1)?.id;
  return listed.flatMap(({ id, card }) => (card === undefined ? [] : [toCard(id, card, id === usual)]));
}

function toCard(id: string, card: Stripe.PaymentMethod.Card, isDefault: boolean): ProviderCard {
  const { brand, last4, exp_month, exp_year } = card;
  return { id, isDefault, brand, last4, expMonth: exp_month, expYear: exp_year };
}

/** What runs is paid with it from now on. */
async function makeDefault({ api }: StripeAccount, customer: string, card: string): Promise<void> {
  await api.customers.update(customer, { invoice_settings: { default_payment_method: card } });
  for await (const { id, default_payment_method } of api.subscriptions.list({ customer, limit: 100 })) {
    if (idOrNull(default_payment_method) !== card) {
      await api.subscriptions.update(id, { default_payment_method: card });
    }
  }
}

async function findCard({ api }: StripeAccount, card: string): Promise<Stripe.PaymentMethod | null> {
  try {
    return await api.paymentMethods.retrieve(card);
  } catch (cause) {
    if (hasCode(cause, 'resource_missing')) return null;
    throw cause;
  }
}
