import type { createCheckoutSession } from '@tenfold/contract/billing';
import type { RequestOf } from '@tenfold/contract/endpoint';
import type { Customer } from '../customers/apply-customer.ts';
import { coveredUntil } from '../ledger/covered-until.ts';
import type { BillingContext } from '../payments.ts';
import { priceOf } from '../prices/price-of.ts';
import { alreadySubscribed } from '../subscription/refusals.ts';
import { requireNoneLive, requireStillNoneLive } from '../subscription/subscribe.ts';
import { noteObject, openAttempt } from './attempt-store.ts';
import { finishAttempt } from './check-attempt.ts';
import { resumeCheckout } from './resume-checkout.ts';

type CheckoutRequest = RequestOf<typeof createCheckoutSession>['body'];

/** Opens the provider’s own page. One that was open before is expired first. Returns its address. */
export async function openCheckout(
  context: BillingContext,
  customer: Customer,
  wanted: CheckoutRequest,
  siteUrl: string,
): Promise<string> {
  const { db, clock, payments } = context;
  await requireNoneLive(context, customer);
  const { environment } = payments.provider;
  const request = { planType: wanted.planType, returnTo: wanted.returnTo ?? null };
  const { attempt, isNew } = await openAttempt(
    db,
    { billingAccountId: customer.id, environment, kind: 'checkout', request },
    clock.now(),
  );
  if (!isNew) {
    if (attempt.kind === 'checkout') await resumeCheckout(context, customer, attempt);
    else await finishAttempt(context, customer, attempt);
    return openCheckout(context, customer, wanted, siteUrl);
  }
  await requireStillNoneLive(context, customer, attempt);
  const now = await payments.provider.now(customer.customer);
  const session = await payments.provider.openCheckout(
    customer.customer,
    {
      price: priceOf(payments, wanted, customer.currency),
      startsAt: await coveredUntil(context, customer, now),
      successUrl: `${siteUrl}/billing/return`,
      cancelUrl: `${siteUrl}/billing/return?canceled`,
    },
    attempt.id,
  );
  await noteObject(db, attempt.id, session.id);
  if (session.url === null) throw alreadySubscribed();
  return session.url;
}
