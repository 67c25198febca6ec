import type Stripe from 'stripe';
import { type Order, PaymentRefused, type ProviderSubscription } from '../provider/provider.ts';
import { toDecline } from './client/declines.ts';
import { toSeconds } from './client/seconds.ts';
import type { StripeAccount } from './client/stripe-account.ts';
import { wantsConfirmation } from './client/stripe-errors.ts';
import { findPutOff, itemOf, putOffMetadata } from './coming-change.ts';
import { voidOpenInvoices } from './invoices.ts';
import { billingMode } from './preview-plan.ts';
import { getSubscription, readSubscription, requireRunning, subscriptionParts } from './read-subscription.ts';
import { automaticTax } from './tax.ts';

/** @throws PaymentRefused nothing is left of it */
export async function subscribe(
  account: StripeAccount,
  customer: string,
  { price, card, startsAt }: Order,
  key: string,
): Promise<ProviderSubscription> {
  const order = {
    customer,
    items: [{ price: await account.prices.getId(price) }],
    default_payment_method: card,
    billing_mode: billingMode,
    ...automaticTax(account),
    ...(startsAt === null ? {} : { trial_end: toSeconds(startsAt) }),
    expand: subscriptionParts,
  } satisfies Stripe.SubscriptionCreateParams;
  try {
    const created = await account.api.subscriptions.create(
      { ...order, payment_behavior: 'error_if_incomplete' },
      { idempotencyKey: key },
    );
    return readSubscription(account, created);
  } catch (cause) {
    if (!wantsConfirmation(cause)) throw cause;
  }
  const waiting = await account.api.subscriptions.create(
    { ...order, payment_behavior: 'allow_incomplete' },
    { idempotencyKey: `${key}/confirm` },
  );
  return returnOrRefuse(account, customer, await readSubscription(account, waiting));
}

/** The bank, asked a second time, may have said no after all. */
async function returnOrRefuse(
  account: StripeAccount,
  customer: string,
  subscription: ProviderSubscription,
): Promise<ProviderSubscription> {
  if (subscription.state !== 'incomplete' || subscription.confirmation !== null) return subscription;
  await cancelNow(account, customer, subscription.id);
  const { reason, sentence } = toDecline({});
  throw new PaymentRefused(reason, sentence);
}

export async function cancelAtPeriodEnd(
  account: StripeAccount,
  customer: string,
  id: string,
  isCanceled: boolean,
): Promise<ProviderSubscription> {
  const subscription = await getSubscription(account, customer, id);
  if (!isCanceled) requireRunning(subscription);
  if (subscription.ended_at !== null || subscription.cancel_at_period_end === isCanceled) {
    return readSubscription(account, subscription);
  }
  const changed = await account.api.subscriptions.update(id, {
    cancel_at_period_end: isCanceled,
    expand: subscriptionParts,
  });
  return readSubscription(account, changed);
}

/** Twice is once. What it still asks for is not asked for any more. */
export async function cancelNow(
  account: StripeAccount,
  customer: string,
  id: string,
): Promise<ProviderSubscription> {
  const subscription = await getSubscription(account, customer, id);
  if (subscription.ended_at === null) await account.api.subscriptions.cancel(id);
  await voidOpenInvoices(account, id);
  return readSubscription(account, await getSubscription(account, customer, id));
}

/** Never earlier than it was. */
export async function postpone(
  account: StripeAccount,
  customer: string,
  id: string,
  until: Date,
  key: string,
): Promise<ProviderSubscription> {
  const subscription = await getSubscription(account, customer, id);
  requireRunning(subscription);
  const item = itemOf(subscription);
  const to = toSeconds(until);
  if (to <= item.current_period_end) return readSubscription(account, subscription);
  const putOff = findPutOff(subscription);
  const from = putOff?.from ?? item.current_period_start;
  const metadata = putOffMetadata({ from, to, until: putOff?.until ?? null });
  // Stripe puts a payment off by two years from the anchor of the periods at most, so that goes ahead first.
  if (to > twoYearsAfter(subscription.billing_cycle_anchor)) {
    await account.api.subscriptions.update(
      id,
      { trial_end: item.current_period_end, proration_behavior: 'none' },
      { idempotencyKey: `${key}/anchor` },
    );
  }
  const changed = await account.api.subscriptions.update(
    id,
    { trial_end: to, proration_behavior: 'none', metadata, expand: subscriptionParts },
    { idempotencyKey: key },
  );
  return readSubscription(account, changed);
}

function twoYearsAfter(seconds: number): number {
  return seconds + 730 * 86_400;
}
