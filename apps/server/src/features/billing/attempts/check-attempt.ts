import { randomUUID } from 'node:crypto';
import type { checkAttempt } from '@tenfold/contract/billing';
import type { ReplyOf } from '@tenfold/contract/endpoint';
import { applyCustomer, type Customer } from '../customers/apply-customer.ts';
import type { BillingContext } from '../payments.ts';
import { type CustomerState, PaymentRefused, type ProviderSubscription } from '../provider/provider.ts';
import { takeOver } from '../subscription/subscribe.ts';
import {
  currentSubscription,
  liveSubscription,
  openInvoice,
  toSubscription,
} from '../subscription/to-subscription.ts';
import { type Attempt, closeAttempt, findLatestAttempt, findOpenAttempt } from './attempt-store.ts';
import { waitsForBank } from './close-changes.ts';

/** Asks the provider once, and says what became of the payment that was begun last. */
export async function checkLatestAttempt(
  context: BillingContext,
  customer: Customer,
): Promise<ReplyOf<typeof checkAttempt>> {
  const { db } = context;
  const open = await findOpenAttempt(db, customer.id);
  if (open !== null) await finishAttempt(context, customer, open);
  const state = await endIfRefused(context, customer);
  const latest = await findLatestAttempt(db, customer.id);
  const subscription = currentSubscription(state);
  const reply = {
    returnTo: returnToOf(latest),
    message: latest?.message ?? null,
    subscription: state === null || subscription === null ? null : toSubscription(state, subscription),
  };
  if (latest === null) return { ...reply, state: 'none' };
  if (latest.state === 'open') return { ...reply, state: 'waiting' };
  return { ...reply, state: latest.state === 'paid' ? 'paid' : 'refused' };
}

/** A bank that said no has answered: nothing of a first payment, or of another period, is left to wait for. */
async function endIfRefused(context: BillingContext, customer: Customer): Promise<CustomerState | null> {
  const state = await applyCustomer(context, customer);
  const live = liveSubscription(state);
  if (state === null || live === null || live.confirmation !== null) return state;
  if (openInvoice(state, live.id)?.failure == null) return state;
  if (live.state === 'incomplete') await context.payments.provider.cancel(customer.customer, live.id, 'now');
  else if (live.state === 'active') await stayOnPeriod(context, customer, live);
  else return state;
  return applyCustomer(context, customer);
}

/** The period that is paid for, instead of one that waits for the bank or was refused by it. */
async function stayOnPeriod(
  { payments: { provider } }: BillingContext,
  { customer }: Customer,
  { id, price }: ProviderSubscription,
): Promise<void> {
  const order = { subscription: id, price, at: await provider.now(customer) };
  await provider.change(customer, order, randomUUID());
}

/** A provider knows a key for a day: later it would charge again. */
const keyMs = 23 * 3_600_000;

/** What a process that died has left, or a page of the provider that was closed. */
export async function finishAttempt(
  context: BillingContext,
  customer: Customer,
  attempt: Attempt,
): Promise<void> {
  const { db, clock, payments } = context;
  if (attempt.kind === 'subscribe') {
    if (clock.now().getTime() - attempt.openedAt.getTime() > keyMs) {
      await applyCustomer(context, customer);
      return closeAttempt(db, attempt.id, 'abandoned', clock.now());
    }
    // The same key: what the provider did already, it does not do again. A refusal closes the attempt.
    if (attempt.object === null) await takeOver(context, customer, attempt).catch(ignoreRefusal);
    return;
  }
  if (attempt.object === null) return closeAttempt(db, attempt.id, 'abandoned', clock.now());
  const session = await payments.provider.readCheckout(attempt.object);
  if (session.state === 'expired') await closeAttempt(db, attempt.id, 'abandoned', clock.now());
}

/** Gives up a first payment, or another period, that waits for the bank. False: it has been paid, or there is none. */
export async function abandon(context: BillingContext, customer: Customer): Promise<boolean> {
  const { db, clock, payments } = context;
  const open = await findOpenAttempt(db, customer.id);
  const state = await applyCustomer(context, customer);
  const live = liveSubscription(state);
  if (open === null) {
    if (live === null || !waitsForBank(live)) return false;
    await stayOnPeriod(context, customer, live);
    await applyCustomer(context, customer);
    return true;
  }
  if (live !== null && live.state !== 'incomplete') return false;
  if (live !== null) await payments.provider.cancel(customer.customer, live.id, 'now');
  if (open.kind === 'checkout' && open.object !== null) await payments.provider.expireCheckout(open.object);
  await closeAttempt(db, open.id, 'abandoned', clock.now());
  await applyCustomer(context, customer);
  return true;
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof PaymentRefused)) throw error;
}

function returnToOf(attempt: Attempt | null): string | null {
  const returnTo = attempt?.request.returnTo;
  return typeof returnTo === 'string' ? returnTo : null;
}
