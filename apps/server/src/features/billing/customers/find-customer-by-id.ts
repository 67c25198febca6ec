import { getBillingAccount } from '../ledger/billing-account.ts';
import type { BillingAccountId } from '../ledger/billing-account-id.ts';
import type { BillingContext } from '../payments.ts';
import type { Customer } from './apply-customer.ts';

/** Where money moves now; also of an account that was deleted. */
export async function findCustomerById(
  { db, payments }: Pick<BillingContext, 'db' | 'payments'>,
  id: BillingAccountId,
): Promise<Customer | null> {
  const account = await getBillingAccount(db, id);
  const isHere = account.environment === payments.provider.environment;
  return isHere && account.customer !== null ? { ...account, customer: account.customer } : null;
}
