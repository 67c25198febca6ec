import { applyCustomer } from '../customers/apply-customer.ts';
import { findByCustomer } from '../ledger/billing-account.ts';
import { logFailure } from '../log-failure.ts';
import type { BillingContext } from '../payments.ts';
import { listWaitingEvents, noteApplied, type StoredEvent } from './event-store.ts';

/** Applies what waits: each customer is read once, whatever was told about it, in whatever order. */
export async function applyWaitingEvents(context: BillingContext): Promise<void> {
  const waiting = await listWaitingEvents(context.db);
  const named = await Promise.all(waiting.map((event) => nameCustomer(context, event).catch(() => [])));
  const byCustomer = Map.groupBy(named.flat(), ({ environment, customer }) => `${environment} ${customer}`);
  for (const events of byCustomer.values()) {
    const outcome = await apply(context, events[0] as StoredEvent).catch((error: unknown) => {
      logFailure(context.log, 'events wait for the payment provider', error);
      return null;
    });
    if (outcome === null) continue;
    await noteApplied(context.db, events, outcome, context.clock.now());
  }
}

/** Some events name a payment alone; whose it was is asked. @throws ProviderAway: the event waits */
async function nameCustomer(
  { payments: { provider } }: BillingContext,
  event: StoredEvent,
): Promise<StoredEvent> {
  if (event.customer !== null || event.environment !== provider.environment) return event;
  const customer = await provider.findCustomerOfEvent?.(event.id);
  return { ...event, customer: customer ?? null };
}

/** An event says that something changed; what is now is asked. Unknown ones are kept, and no error. */
async function apply(
  context: BillingContext,
  { environment, customer }: StoredEvent,
): Promise<'applied' | 'unknown customer' | 'other environment' | 'about nobody'> {
  if (environment !== context.payments.provider.environment) return 'other environment';
  if (customer === null) return 'about nobody';
  const account = await findByCustomer(context.db, environment, customer);
  if (account === null) return 'unknown customer';
  await applyCustomer(context, { ...account, customer });
  return 'applied';
}
