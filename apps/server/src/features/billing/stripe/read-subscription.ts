import type Stripe from 'stripe';
import { PaymentRefused, type Price, type ProviderSubscription } from '../provider/provider.ts';
import { allPages } from './client/all-pages.ts';
import { idOf, idOrNull } from './client/ids.ts';
import { toPrice } from './client/price-book.ts';
import { toDate, toDateOrNull } from './client/seconds.ts';
import type { StripeAccount } from './client/stripe-account.ts';
import { findPutOff, itemOf } from './coming-change.ts';
import { totalOf } from './totals.ts';

/** What a subscription must be asked for with, so that it can be read. */
export const subscriptionParts = ['customer', 'latest_invoice.payments'];

const states: Readonly<Record<string, ProviderSubscription['state']>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  canceled: 'ended',
  active: 'active',
  trialing: 'active',
};

/** @param subscription with `subscriptionParts` */
export async function readSubscription(
  account: StripeAccount,
  subscription: Stripe.Subscription,
): Promise<ProviderSubscription> {
  const item = itemOf(subscription);
  const putOff = findPutOff(subscription);
  const coming = toPrice(item.price);
  const price = putOff?.until ?? coming;
  const waiting = await findWaiting(account, subscription);
  const state = states[subscription.status] ?? 'past_due';
  return {
    id: subscription.id,
    state,
    price,
    createdAt: toDate(subscription.created),
    period: {
      from: toDate(putOff?.from ?? item.current_period_start),
      to: toDate(item.current_period_end),
    },
    nextPayment: await nextPayment(account, subscription, state, coming),
    nextPlanType:
      subscription.cancel_at_period_end || coming.planType === price.planType ? null : coming.planType,
    canceledAt: toDateOrNull(subscription.canceled_at),
    endsAt: toDateOrNull(endOf(subscription)),
    card: cardOf(subscription),
    confirmation: confirmationOf(waiting),
  };
}

async function nextPayment(
  account: StripeAccount,
  subscription: Stripe.Subscription,
  state: ProviderSubscription['state'],
  price: Price,
): Promise<ProviderSubscription['nextPayment']> {
  if (state === 'ended' || subscription.cancel_at_period_end) return null;
  const total = await totalOf(account, idOf(subscription.customer), price);
  return { at: toDate(itemOf(subscription).current_period_end), total };
}

function endOf(subscription: Stripe.Subscription): number | null {
  if (subscription.ended_at !== null) return subscription.ended_at;
  if (!subscription.cancel_at_period_end) return null;
  return subscription.cancel_at ?? itemOf(subscription).current_period_end;
}

/** The payment of the last invoice while that is open. */
async function findWaiting(
  { api }: StripeAccount,
  { latest_invoice: invoice }: Stripe.Subscription,
): Promise<Stripe.PaymentIntent | null> {
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return null;
  const payment = invoice.payments?.data.find(({ is_default }) => is_default)?.payment.payment_intent;
  return payment === undefined ? null : api.paymentIntents.retrieve(idOf(payment));
}

function confirmationOf(waiting: Stripe.PaymentIntent | null): ProviderSubscription['confirmation'] {
  if (waiting === null || waiting.client_secret === null) return null;
  if (waiting.status !== 'requires_action' && waiting.status !== 'requires_confirmation') return null;
  return { clientSecret: waiting.client_secret, total: waiting.amount };
}

function cardOf({ default_payment_method, customer }: Stripe.Subscription): string | null {
  const own = idOrNull(default_payment_method);
  if (own !== null || typeof customer === 'string' || customer.deleted === true) return own;
  return idOrNull(customer.invoice_settings.default_payment_method);
}

/** @throws Error it isn’t this customer’s */
export async function getSubscription(
  { api }: StripeAccount,
  customer: string,
  id: string,
): Promise<Stripe.Subscription> {
  const subscription = await api.subscriptions.retrieve(id, { expand: subscriptionParts });
  if (idOf(subscription.customer) !== customer) throw new Error('the subscription is another customer’s');
  return subscription;
}

/** Newest first, with those that ended. */
export async function listSubscriptions(
  { api }: StripeAccount,
  customer: string,
): Promise<Stripe.Subscription[]> {
  const expand = subscriptionParts.map((part) => `data.${part}`);
  const listed = api.subscriptions.list({ customer, status: 'all', limit: 100, expand });
  return allPages(listed);
}

/** @throws PaymentRefused there is a payment to make first, or it has ended */
export function requireActive(subscription: Stripe.Subscription): void {
  requireRunning(subscription);
  if (states[subscription.status] === 'active') return;
  throw new PaymentRefused('subscription_not_active', 'Pay the open invoice first.');
}

/** @throws PaymentRefused it has ended */
export function requireRunning({ ended_at }: Stripe.Subscription): void {
  if (ended_at === null) return;
  throw new PaymentRefused('subscription_ended', 'This subscription has ended.');
}
