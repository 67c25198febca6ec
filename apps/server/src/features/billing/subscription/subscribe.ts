import { isDeepStrictEqual } from 'node:util';
import type { Bill, createSubscription, previewSubscription } from '@tenfold/contract/billing';
import type { RequestOf } from '@tenfold/contract/endpoint';
import { Conflict, InvalidRequest, Stale } from '../../../platform/http/index.ts';
import { type Attempt, closeAttempt, noteObject, openAttempt } from '../attempts/attempt-store.ts';
import { resumeCheckout } from '../attempts/resume-checkout.ts';
import { applyCustomer, type Customer } from '../customers/apply-customer.ts';
import { coveredUntil } from '../ledger/covered-until.ts';
import type { BillingContext } from '../payments.ts';
import { priceOf } from '../prices/price-of.ts';
import { type CustomerState, type Order, PaymentRefused } from '../provider/provider.ts';
import { alreadySubscribed, bankIsWaiting } from './refusals.ts';
import { liveSubscription } from './to-subscription.ts';

type PreviewRequest = RequestOf<typeof previewSubscription>['body'];
type SubscribeRequest = RequestOf<typeof createSubscription>['body'];

/** How long a bill that was shown can be agreed to. */
const billMs = 30 * 60_000;

/** What subscribing costs now. */
export async function subscribeBill(
  context: BillingContext,
  customer: Customer | null,
  wanted: PreviewRequest,
  at: Date,
): Promise<Bill> {
  const price = priceOf(context.payments, wanted, customer?.currency ?? null);
  const startsAt = customer === null ? null : await coveredUntil(context, customer, at);
  return context.payments.provider.preview(
    customer?.customer ?? null,
    { kind: 'subscribe', price, startsAt },
    at,
  );
}

/** @throws Stale with the bill as it is now, unless it is the one that was agreed to */
export async function requireAgreed(
  bill: Bill,
  agreed: Pick<SubscribeRequest, 'total' | 'proratedAt'>,
  now: Date,
  billNow: () => Promise<Bill>,
): Promise<void> {
  const age = now.getTime() - new Date(agreed.proratedAt).getTime();
  const isFresh = age >= -60_000 && age <= billMs;
  if (bill.total === agreed.total && isFresh) return;
  throw new Stale('The amount has changed since you saw it. Please look at it again.', await billNow());
}

/**
 * Subscribes once, whatever is clicked, opened or killed: the attempt is written first, its id is the provider’s key,
 * and where another is open this one joins it or is refused.
 *
 * @throws PaymentRefused, ProviderAway, AppError
 */
export async function subscribe(
  context: BillingContext,
  customer: Customer,
  agreed: SubscribeRequest,
): Promise<CustomerState> {
  const { db, clock, payments } = context;
  const before = await requireNoneLive(context, customer);
  const now = await payments.provider.now(customer.customer);
  const at = new Date(agreed.proratedAt);
  await requireAgreed(await subscribeBill(context, customer, agreed, at), agreed, now, () =>
    subscribeBill(context, customer, agreed, now),
  );
  const order = await orderOf(context, customer, agreed, before, at);
  const request = { ...order, startsAt: order.startsAt?.toISOString() ?? null };
  const { attempt, isNew } = await openAttempt(
    db,
    { billingAccountId: customer.id, environment: payments.provider.environment, kind: 'subscribe', request },
    clock.now(),
  );
  if (!isNew && attempt.kind === 'checkout') {
    await resumeCheckout(context, customer, attempt);
    return subscribe(context, customer, agreed);
  }
  if (!isNew && !isDeepStrictEqual(attempt.request, request)) throw inAnotherTab();
  if (!isNew) return takeOver(context, customer, attempt);
  await requireStillNoneLive(context, customer, attempt);
  return performSubscribe(context, customer, attempt);
}

/** Asks the provider first. @throws Conflict */
export async function requireNoneLive(
  context: BillingContext,
  customer: Customer,
): Promise<CustomerState | null> {
  const state = await applyCustomer(context, customer);
  const live = liveSubscription(state);
  if (live === null) return state;
  throw live.state === 'incomplete' ? bankIsWaiting() : alreadySubscribed();
}

/**
 * Another process may have begun and ended between the first look and the attempt. From here on it can’t: the attempt is
 * open, and one that was closed before left what it made at the provider.
 */
export async function requireStillNoneLive(
  context: BillingContext,
  customer: Customer,
  attempt: Attempt,
): Promise<void> {
  try {
    await requireNoneLive(context, customer);
  } catch (error) {
    await closeAttempt(context.db, attempt.id, 'abandoned', context.clock.now());
    throw error;
  }
}

function inAnotherTab(): Conflict {
  return new Conflict('A payment began in another tab a moment ago. Wait for it to end.');
}

/**
 * Performs an attempt that somebody else opened: another click, or a process that died. Not where a subscription runs by
 * now: the click that opened it is about to close it, or its process was killed first.
 */
export async function takeOver(
  context: BillingContext,
  customer: Customer,
  attempt: Attempt,
): Promise<CustomerState> {
  const state = await applyCustomer(context, customer);
  const live = liveSubscription(state);
  if (state !== null && live !== null && live.state !== 'incomplete') return state;
  return performSubscribe(context, customer, attempt);
}

async function performSubscribe(
  context: BillingContext,
  customer: Customer,
  attempt: Attempt,
): Promise<CustomerState> {
  const { db, clock, payments } = context;
  try {
    const order = attempt.request as unknown as Omit<Order, 'startsAt'> & { startsAt: string | null };
    const startsAt = order.startsAt === null ? null : new Date(order.startsAt);
    const made = await payments.provider.subscribe(customer.customer, { ...order, startsAt }, attempt.id);
    await noteObject(db, attempt.id, made.id);
  } catch (error) {
    if (error instanceof PaymentRefused) {
      await closeAttempt(db, attempt.id, 'refused', clock.now(), error.message);
    }
    throw error;
  }
  const state = await applyCustomer(context, customer);
  if (state === null) throw new Error('the provider has forgotten the customer who just subscribed');
  return state;
}

async function orderOf(
  context: BillingContext,
  customer: Customer,
  agreed: SubscribeRequest,
  state: CustomerState | null,
  at: Date,
): Promise<Order> {
  const cards = state?.cards ?? [];
  const card = agreed.paymentMethodId ?? cards.find(({ isDefault }) => isDefault)?.id;
  if (card === undefined) throw new InvalidRequest('Add a card to pay with.');
  if (!cards.some(({ id }) => id === card))
    throw new InvalidRequest('This card isn’t saved with your account.');
  const startsAt = await coveredUntil(context, customer, at);
  return { price: priceOf(context.payments, agreed, customer.currency), card, startsAt };
}
