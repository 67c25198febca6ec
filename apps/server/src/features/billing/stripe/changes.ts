import type Stripe from 'stripe';
import type { ChangeOrder, ProviderSubscription } from '../provider/provider.ts';
import { kindOfChange } from './change-kind.ts';
import { toPrice } from './client/price-book.ts';
import { toSeconds } from './client/seconds.ts';
import type { StripeAccount } from './client/stripe-account.ts';
import { wantsConfirmation } from './client/stripe-errors.ts';
import { findPutOff, itemOf, putOffMetadata } from './coming-change.ts';
import { voidOpenInvoices } from './invoices.ts';
import { getSubscription, readSubscription, requireActive, subscriptionParts } from './read-subscription.ts';

interface SubscriptionChange {
  readonly subscription: Stripe.Subscription;
  readonly items: Stripe.SubscriptionUpdateParams.Item[];
  readonly order: ChangeOrder;
  readonly key: string;
}

/** @throws PaymentRefused the bank said no: the plan is as it was */
export async function changePlan(
  account: StripeAccount,
  customer: string,
  order: ChangeOrder,
  key: string,
): Promise<ProviderSubscription> {
  const subscription = await getSubscription(account, customer, order.subscription);
  requireActive(subscription);
  const kind = await kindOfChange(account, subscription, order.price);
  const waiting = subscription.pending_update === null ? null : await readSubscription(account, subscription);
  if (waiting?.confirmation && kind === 'now') return waiting;
  // Another choice gives up the change that waits for the bank, or that the bank didn’t confirm.
  if (waiting !== null) await voidOpenInvoices(account, subscription.id);
  if (kind === 'none') {
    return readSubscription(account, await getSubscription(account, customer, subscription.id));
  }
  const price = await account.prices.getId(order.price);
  const request = { subscription, items: [{ id: itemOf(subscription).id, price }], order, key };
  const changed = kind === 'now' ? await changeNow(account, request) : await changeLater(account, request);
  return readSubscription(account, changed);
}

/** The year is invoiced and paid at once, counted at the moment the person saw. */
async function changeNow({ api }: StripeAccount, request: SubscriptionChange): Promise<Stripe.Subscription> {
  const { subscription, items, order, key } = request;
  const change = {
    items,
    proration_behavior: 'always_invoice',
    proration_date: toSeconds(order.at),
    billing_cycle_anchor: { type: 'now' },
    expand: subscriptionParts,
  } as const satisfies Stripe.SubscriptionUpdateParams;
  try {
    return await api.subscriptions.update(
      subscription.id,
      { ...change, payment_behavior: 'error_if_incomplete' },
      { idempotencyKey: key },
    );
  } catch (cause) {
    if (!wantsConfirmation(cause)) throw cause;
  }
  // Done once the bank has heard from the person; until then, and if it never does, the plan is as it was.
  return api.subscriptions.update(
    subscription.id,
    { ...change, payment_behavior: 'pending_if_incomplete' },
    { idempotencyKey: `${key}/confirm` },
  );
}

/** The price changes now, and is charged when the time that was paid for ends. */
async function changeLater(
  { api }: StripeAccount,
  request: SubscriptionChange,
): Promise<Stripe.Subscription> {
  const { subscription, items, order, key } = request;
  const item = itemOf(subscription);
  const putOff = findPutOff(subscription);
  const wasPaid = putOff?.until ?? toPrice(item.price);
  const isYear = wasPaid.planType === 'year';
  const metadata = putOffMetadata({
    from: putOff?.from ?? item.current_period_start,
    to: item.current_period_end,
    until: isYear && order.price.planType === 'month' ? wasPaid : null,
  });
  return api.subscriptions.update(
    subscription.id,
    {
      items,
      metadata,
      proration_behavior: 'none',
      trial_end: item.current_period_end,
      expand: subscriptionParts,
    },
    { idempotencyKey: key },
  );
}
