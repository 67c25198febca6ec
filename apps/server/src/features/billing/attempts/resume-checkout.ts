import { applyCustomer, type Customer } from '../customers/apply-customer.ts';
import type { BillingContext } from '../payments.ts';
import type { CheckoutSession } from '../provider/provider.ts';
import { type Attempt, closeAttempt } from './attempt-store.ts';

/** Ends a checkout that is open at the provider, unless it has been paid: then that is what counts. */
export async function resumeCheckout(
  context: BillingContext,
  customer: Customer,
  attempt: Attempt,
): Promise<CheckoutSession['state']> {
  const { provider } = context.payments;
  // Without an object the provider may never have been asked: nobody has its address, and it expires by itself.
  const state = attempt.object === null ? 'expired' : (await provider.expireCheckout(attempt.object)).state;
  if (state === 'paid') await applyCustomer(context, customer);
  const end = state === 'paid' ? 'paid' : 'abandoned';
  await closeAttempt(context.db, attempt.id, end, context.clock.now());
  return state;
}
