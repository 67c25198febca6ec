import type { AccountId } from '@tenfold/contract/ids';
import { AppError } from '../../platform/http/index.ts';
import type { BillingDeps } from './billing-deps.ts';
import { applyCustomer } from './customers/apply-customer.ts';
import { findCustomer } from './customers/ensure-customer.ts';
import { ProviderAway } from './provider/provider.ts';
import type { BillingTables } from './tables.ts';

/** Nobody who has left is charged: the provider cancels and forgets the customer before the account is deleted. */
export async function leaveBilling(deps: BillingDeps, accountId: AccountId): Promise<void> {
  const customer = await findCustomer(deps, accountId);
  if (customer === null) return;
  try {
    // What was paid until now stays in the ledger.
    await applyCustomer(deps, customer);
    await deps.payments.provider.forgetCustomer(customer.customer);
    await applyCustomer(deps, customer);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    throw new AppError(
      'unavailable',
      'Our payment provider isn’t answering, so we couldn’t cancel your subscription. Your account stays until it does: try again in a few minutes.',
    );
  }
  // What webhooks told of them names them.
  await deps.db
    .withTables<BillingTables>()
    .deleteFrom('billing_event')
    .where('customer', '=', customer.customer)
    .execute();
}
