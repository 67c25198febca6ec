import type { AccountId } from '@tenfold/contract/ids';
import { closeAttempt, openAttempt } from '../attempts/attempt-store.ts';
import { detailsOf } from '../details/details-of.ts';
import { ensureBillingAccount, findBillingAccount } from '../ledger/billing-account.ts';
import type { BillingContext } from '../payments.ts';
import type { BillingTables } from '../tables.ts';
import type { Customer } from './apply-customer.ts';

/** The account’s customer where money moves now; created once, however many ask. @throws ProviderAway */
export async function ensureCustomer(context: BillingContext, accountId: AccountId): Promise<Customer> {
  const { db, clock, payments } = context;
  const { environment } = payments.provider;
  const account = await ensureBillingAccount(db, accountId, clock.now());
  if (account.environment === environment && account.customer !== null) {
    return { ...account, customer: account.customer };
  }
  const request = { environment };
  const { attempt } = await openAttempt(
    db,
    { billingAccountId: account.id, environment, kind: 'customer', request },
    clock.now(),
  );
  const details = await detailsOf(context.db, accountId);
  const customer = await payments.provider.createCustomer({ ...details, accountId }, attempt.id);
  await db
    .withTables<BillingTables>()
    .updateTable('billing_account')
    .set({ environment, customer, seconds_ahead: 0 })
    .where('id', '=', account.id)
    .execute();
  await closeAttempt(db, attempt.id, 'paid', clock.now());
  return { ...account, environment, customer, secondsAhead: 0 };
}

/** Null: nothing was ever bought there. */
export async function findCustomer(
  { db, payments }: Pick<BillingContext, 'db' | 'payments'>,
  accountId: AccountId,
): Promise<Customer | null> {
  const account = await findBillingAccount(db, accountId);
  if (account?.customer == null || account.environment !== payments.provider.environment) return null;
  return { ...account, customer: account.customer };
}
