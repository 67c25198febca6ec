import type Stripe from 'stripe';
import type { CheckoutOrder, CheckoutSession } from '../provider/provider.ts';
import { idOrNull } from './client/ids.ts';
import { toSeconds } from './client/seconds.ts';
import type { StripeAccount } from './client/stripe-account.ts';
import { billingMode } from './preview-plan.ts';
import { automaticTax } from './tax.ts';

/** Expires by itself after a day. */
export async function openCheckout(
  account: StripeAccount,
  customer: string,
  { price, startsAt, successUrl, cancelUrl }: CheckoutOrder,
  key: string,
): Promise<CheckoutSession> {
  const session = await account.api.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      line_items: [{ price: await account.prices.getId(price), quantity: 1 }],
      allowed_payment_method_types: ['card'],
      payment_method_collection: 'always',
      success_url: successUrl,
      cancel_url: cancelUrl,
      subscription_data: {
        billing_mode: billingMode,
        ...(startsAt === null ? {} : { trial_end: startOf(account, startsAt) }),
      },
      ...automaticTax(account),
      ...(account.tax ? { customer_update: { address: 'auto', name: 'auto' } } : {}),
    },
    { idempotencyKey: key },
  );
  return toSession(session);
}

export async function readCheckout({ api }: StripeAccount, id: string): Promise<CheckoutSession> {
  return toSession(await api.checkout.sessions.retrieve(id));
}

export async function expireCheckout(account: StripeAccount, id: string): Promise<CheckoutSession> {
  const session = await account.api.checkout.sessions.retrieve(id);
  if (session.status !== 'open') return toSession(session);
  try {
    return toSession(await account.api.checkout.sessions.expire(id));
  } catch (cause) {
    // Paid, or expired by itself, in the meantime.
    const meanwhile = await readCheckout(account, id);
    if (meanwhile.state === 'open') throw cause;
    return meanwhile;
  }
}

function toSession({
  id,
  status,
  payment_status,
  url,
  subscription,
}: Stripe.Checkout.Session): CheckoutSession {
  const isPaid = status === 'complete' && payment_status !== 'unpaid';
  const state = isPaid ? 'paid' : status === 'expired' ? 'expired' : 'open';
  return { id, state, url: state === 'open' ? url : null, subscription: idOrNull(subscription) };
}

/** Stripe’s page starts no plan sooner than in two days; the time between is the person’s. */
function startOf({ clock }: StripeAccount, startsAt: Date): number {
  const soonest = clock.now().getTime() + 49 * 3_600_000;
  return toSeconds(new Date(Math.max(startsAt.getTime(), soonest)));
}
