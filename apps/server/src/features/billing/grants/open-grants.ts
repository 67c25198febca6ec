import type { AccountId } from '@tenfold/contract/ids';
import { findBillingAccount } from '../ledger/billing-account.ts';
import { listStoredEntries } from '../ledger/entry-store.ts';
import type { GrantDeps } from './grant.ts';

/** Subjects of an account’s grants of a cause that nobody withdrew, and that have no end or end later. */
export async function listOpenGrants(
  { db, now, environment }: GrantDeps,
  accountId: AccountId,
  cause: string,
): Promise<string[]> {
  const account = await findBillingAccount(db, accountId);
  if (account === null) return [];
  const entries = await listStoredEntries(db, account.id, environment);
  const withdrawn = new Set(entries.filter(({ what }) => what === 'withdrawn').map(({ object }) => object));
  return entries
    .filter(({ what, object, facts }) => {
      const isOver = facts.until != null && new Date(facts.until) <= now;
      return what === 'granted' && object.startsWith(`${cause}/`) && !withdrawn.has(object) && !isOver;
    })
    .map(({ object }) => object.slice(cause.length + 1));
}
