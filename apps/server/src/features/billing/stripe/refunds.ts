import { PaymentRefused, type ProviderRefund } from '../provider/provider.ts';
import { idOrNull } from './client/ids.ts';
import type { StripeAccount } from './client/stripe-account.ts';
import { hasCode } from './client/stripe-errors.ts';
import { getInvoice, listCharges } from './invoices.ts';
import { toRefund } from './read-refund.ts';

/** @throws PaymentRefused nothing was paid, or the bank examines the payment */
export async function refundInvoice(
  account: StripeAccount,
  customer: string,
  id: string,
  key: string,
): Promise<ProviderRefund> {
  const invoice = await getInvoice(account, customer, id);
  const payment = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
  const paid = idOrNull(payment);
  if (paid === null) throw new PaymentRefused('nothing_paid', 'Nothing was paid for this invoice.');
  try {
    const order = { payment_intent: paid, metadata: { key } };
    return toRefund(await account.api.refunds.create(order, { idempotencyKey: key }));
  } catch (cause) {
    if (!hasCode(cause, 'charge_already_refunded')) throw cause;
    // Stripe forgets a key after a day: this order’s refund may be the one that is there.
    const charges = await listCharges(account, { payment_intent: paid });
    const own = charges
      .flatMap(({ refunds }) => refunds?.data ?? [])
      .find(({ metadata }) => metadata?.key === key);
    if (own === undefined) throw cause;
    return toRefund(own);
  }
}
