import type Stripe from 'stripe';
import { idOrNull } from './client/ids.ts';
import type { StripeAccount } from './client/stripe-account.ts';
import { itemOf } from './coming-change.ts';
import { listCharges } from './invoices.ts';
import { invoiceParts } from './read-invoice.ts';
import { toRefund } from './read-refund.ts';

/**
 * Whether the money for the period that runs was refunded whole, or is on its way. Stripe credits what is unused of such a
 * period all the same, as if it had been kept.
 */
export async function isGivenBack(
  account: StripeAccount,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  const { current_period_end: end } = itemOf(subscription);
  const { data } = await account.api.invoices.list({
    subscription: subscription.id,
    status: 'paid',
    limit: 10,
    expand: invoiceParts.map((part) => `data.${part}`),
  });
  const invoice = data.find(
    ({ total, lines }) => total > 0 && lines.data.some(({ period }) => period.end === end),
  );
  const payment = invoice?.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
  const intent = idOrNull(payment);
  if (intent === null) return false;
  const charges = await listCharges(account, { payment_intent: intent });
  return charges.some(({ refunds, amount }) => amount > 0 && refundedOf(refunds) >= amount);
}

function refundedOf(refunds: Stripe.Charge['refunds']): number {
  const standing = (refunds?.data ?? []).map(toRefund).filter(({ state }) => state !== 'refused');
  return standing.reduce((sum, { amount }) => sum + amount, 0);
}
