import { entitlementAt } from '@tenfold/domain/entitlement';
import { Conflict } from '../../../platform/http/index.ts';
import type { Customer } from '../customers/apply-customer.ts';
import type { BillingContext } from '../payments.ts';
import { listEntries } from './entry-store.ts';

/**
 * Until when a grant gives the plan already, so that nobody pays for that time; null: it doesn’t.
 *
 * @throws Conflict where it has no end: there is nothing to pay for
 */
export async function coveredUntil(
  { db, payments }: Pick<BillingContext, 'db' | 'payments'>,
  { id }: Pick<Customer, 'id'>,
  now: Date,
): Promise<Date | null> {
  const entries = await listEntries(db, id, payments.provider.environment);
  const granted = entries.filter(({ what }) => what === 'granted' || what === 'withdrawn');
  const { plan, until } = entitlementAt(granted, now);
  if (plan === 'light') return null;
  if (until === null)
    throw new Conflict('Investor was granted to you without an end. There is nothing to pay.');
  return until;
}
