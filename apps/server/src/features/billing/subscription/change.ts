import type { Bill, updateSubscription } from '@tenfold/contract/billing';
import type { RequestOf } from '@tenfold/contract/endpoint';
import type { PlanType } from '@tenfold/contract/policy/plans';
import { Conflict, NotFound } from '../../../platform/http/index.ts';
import { closeAttempt, noteObject, openAttempt } from '../attempts/attempt-store.ts';
import { waitsForBank } from '../attempts/close-changes.ts';
import { applyCustomer, type Customer } from '../customers/apply-customer.ts';
import type { BillingContext } from '../payments.ts';
import { priceOf } from '../prices/price-of.ts';
import { type CustomerState, PaymentRefused, type ProviderSubscription } from '../provider/provider.ts';
import { requireAgreed } from './subscribe.ts';
import { liveSubscription } from './to-subscription.ts';

type ChangeRequest = RequestOf<typeof updateSubscription>['body'];

/** What another period costs now. */
export function changeBill(
  { payments }: BillingContext,
  customer: Customer,
  running: ProviderSubscription,
  planType: PlanType,
  at: Date,
): Promise<Bill> {
  const price = priceOf(payments, { planType }, running.price.currency);
  return payments.provider.preview(
    customer.customer,
    { kind: 'change', subscription: running.id, price },
    at,
  );
}

/** @throws Conflict, NotFound, Stale, PaymentRefused, ProviderAway */
export async function changeSubscription(
  context: BillingContext,
  customer: Customer,
  agreed: ChangeRequest,
): Promise<CustomerState | null> {
  const { db, clock, payments } = context;
  const { provider } = payments;
  const running = await requireRunning(context, customer, agreed.subscriptionId);
  requireChange(running, agreed.newPlanType);
  const at = new Date(agreed.proratedAt);
  const bill = await changeBill(context, customer, running, agreed.newPlanType, at);
  const now = await provider.now(customer.customer);
  await requireAgreed(bill, agreed, now, () =>
    changeBill(context, customer, running, agreed.newPlanType, now),
  );
  // A year can be bought once in a period: two tabs buy the same one.
  const subject = `${running.id}/${agreed.newPlanType}/${running.period.from.toISOString()}/${running.nextPlanType}`;
  const { attempt } = await openAttempt(
    db,
    {
      billingAccountId: customer.id,
      environment: provider.environment,
      kind: 'change',
      subject,
      request: { newPlanType: agreed.newPlanType, at: agreed.proratedAt },
    },
    clock.now(),
  );
  const price = priceOf(payments, { planType: agreed.newPlanType }, running.price.currency);
  try {
    await provider.change(customer.customer, { subscription: running.id, price, at }, attempt.id);
    await noteObject(db, attempt.id, running.id);
  } catch (error) {
    if (error instanceof PaymentRefused) {
      await closeAttempt(db, attempt.id, 'refused', clock.now(), error.message);
    }
    throw error;
  }
  // Closes the attempt, unless the bank waits for the person.
  return applyCustomer(context, customer);
}

/** @throws NotFound one that isn’t the account’s, or no longer runs */
export async function requireRunning(
  context: BillingContext,
  customer: Customer,
  subscriptionId: string,
): Promise<ProviderSubscription> {
  const live = liveSubscription(await applyCustomer(context, customer));
  if (live?.id !== subscriptionId) throw new NotFound('You have no such subscription.');
  return live;
}

function requireChange(running: ProviderSubscription, planType: PlanType): void {
  if (running.state === 'past_due') throw new Conflict('Pay what is due first.');
  if (running.state === 'incomplete') throw new Conflict('The first payment waits for your bank.');
  if (running.canceledAt !== null) throw new Conflict('You canceled Investor. Undo that first.');
  // Back to what is paid for: the change that waits for the bank is given up.
  if (waitsForBank(running)) return;
  if ((running.nextPlanType ?? running.price.planType) !== planType) return;
  throw new Conflict(planType === 'year' ? 'You already pay by the year.' : 'You already pay by the month.');
}
