import type { Db } from '../../../platform/db/index.ts';
import type { BillingAccountId } from '../ledger/billing-account-id.ts';
import type { CustomerState, ProviderSubscription } from '../provider/provider.ts';
import { type Attempt, closeAttempt, listOpenChanges } from './attempt-store.ts';

/**
 * A change stays open while the bank waits for the person; then it was made, or it wasn’t. One the provider hasn’t answered
 * stays open: the request that is waiting for the answer closes it.
 */
export async function closeChanges(
  tx: Db,
  id: BillingAccountId,
  state: CustomerState,
  now: Date,
): Promise<void> {
  for (const attempt of await listOpenChanges(tx, id)) {
    if (attempt.object === null) continue;
    const subscription = state.subscriptions.find((each) => each.id === attempt.object);
    if (subscription !== undefined && waitsForBank(subscription)) continue;
    const isMade = subscription !== undefined && isChanged(subscription, attempt);
    const refused =
      state.invoices.find((invoice) => invoice.subscription === attempt.object)?.failure ?? null;
    await closeAttempt(tx, attempt.id, isMade ? 'paid' : 'refused', now, isMade ? null : refused);
  }
}

/** For another period: the plan goes on as it was until the bank has heard from the person. */
export function waitsForBank({ state, confirmation }: ProviderSubscription): boolean {
  return state === 'active' && confirmation !== null;
}

function isChanged({ state, price, nextPlanType }: ProviderSubscription, { request }: Attempt): boolean {
  return state !== 'ended' && (nextPlanType ?? price.planType) === request.newPlanType;
}
