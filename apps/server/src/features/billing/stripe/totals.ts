import type { Price } from '../provider/provider.ts';
import type { StripeAccount } from './client/stripe-account.ts';
import { hasCode } from './client/stripe-errors.ts';
import { previewPlan } from './preview-plan.ts';

/** What one period costs this customer, with tax, in the currency’s smallest unit. */
export async function totalOf(
  account: StripeAccount,
  customer: string | null,
  price: Price,
): Promise<number> {
  if (!account.tax) return price.amount;
  try {
    return (await previewPlan(account, customer, price)).total;
  } catch (cause) {
    // Tax isn’t known before an address is; what the plan costs is.
    if (hasCode(cause, 'customer_tax_location_invalid')) return price.amount;
    throw cause;
  }
}
