import type Stripe from 'stripe';
import type { Price } from '../provider/provider.ts';
import type { StripeAccount } from './client/stripe-account.ts';
import { automaticTax } from './tax.ts';

/**
 * The way of counting parts of a period that all amounts here rest on: a period put off starts anew then. Stripe’s
 * default is another one.
 */
export const billingMode = { type: 'classic' } as const;

/** The invoice of a first period that begins now. */
export async function previewPlan(
  account: StripeAccount,
  customer: string | null,
  price: Price,
): Promise<Stripe.Invoice> {
  const items = [{ price: await account.prices.getId(price) }];
  return account.api.invoices.createPreview({
    // Who isn’t a customer yet has no address, so no tax either.
    ...(customer === null ? {} : { customer, ...automaticTax(account) }),
    subscription_details: { items, billing_mode: billingMode },
  });
}
