import {
  abandonAttempt,
  cancelSubscription,
  checkAttempt,
  createCheckoutSession,
  createSubscription,
  payNow,
  previewSubscription,
  type Subscription,
  undoCancel,
  updateSubscription,
} from '@tenfold/contract/billing';
import type { FastifyInstance } from 'fastify';
import { Conflict, NotFound, serve } from '../../../platform/http/index.ts';
import { abandon, checkLatestAttempt } from '../attempts/check-attempt.ts';
import { openCheckout } from '../attempts/checkout.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { applyCustomer, type Customer } from '../customers/apply-customer.ts';
import { ensureCustomer, findCustomer } from '../customers/ensure-customer.ts';
import { findState } from '../customers/state-store.ts';
import { findDetails } from '../details/details-store.ts';
import { recordEntries } from '../ledger/entry-store.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import type { BillingContext } from '../payments.ts';
import type { CustomerState } from '../provider/provider.ts';
import { changeBill, changeSubscription, requireRunning } from './change.ts';
import { refusing } from './refusals.ts';
import { subscribe, subscribeBill } from './subscribe.ts';
import { currentSubscription, liveSubscription, openInvoice, toSubscription } from './to-subscription.ts';

export function registerSubscriptions(app: FastifyInstance, deps: BillingDeps): void {
  serve(app, previewSubscription, ({ body }, { person }) =>
    refusing(async () => {
      // Who said where they are taxed has a bill with tax, also before anything was bought.
      const isKnown = (await findDetails(deps.db, person.id)) !== null;
      const customer = await (isKnown ? ensureCustomer : findCustomer)(deps, person.id);
      const state = customer === null ? null : await applyCustomer(deps, customer);
      const now = await deps.payments.provider.now(customer?.customer ?? null);
      const live = liveSubscription(state);
      if (customer === null || live === null) return subscribeBill(deps, customer, body, now);
      return changeBill(deps, customer, live, body.planType, now);
    }),
  );

  serve(app, createSubscription, ({ body }, { person }) =>
    refusing(async () => {
      const customer = await ensureCustomer(deps, person.id);
      return currentOf(await subscribe(deps, customer, body));
    }),
  );

  serve(app, updateSubscription, ({ body }, { person }) =>
    refusing(async () => {
      const customer = await requireCustomer(deps, person.id);
      return currentOf(await changeSubscription(deps, customer, body));
    }),
  );

  registerCancel(app, deps);

  serve(app, createCheckoutSession, ({ body }, { person }) =>
    refusing(async () => ({
      // Stripe needs PUBLIC_URL; the sandbox’s page is one of ours.
      url: await openCheckout(deps, await ensureCustomer(deps, person.id), body, deps.config.publicUrl ?? ''),
    })),
  );

  serve(app, checkAttempt, (_, { person }) =>
    refusing(async () => {
      const customer = await findCustomer(deps, person.id);
      if (customer !== null) return checkLatestAttempt(deps, customer);
      return { state: 'none' as const, message: null, returnTo: null, subscription: null };
    }),
  );

  serve(app, abandonAttempt, (_, { person }) =>
    refusing(async () => {
      const customer = await findCustomer(deps, person.id);
      return { isAbandoned: customer !== null && (await abandon(deps, customer)) };
    }),
  );
}

function registerCancel(app: FastifyInstance, deps: BillingDeps): void {
  const { provider } = deps.payments;

  serve(app, cancelSubscription, ({ body }, { person }) =>
    refusing(async () => {
      const customer = await requireCustomer(deps, person.id);
      const running = await requireRunning(deps, customer, body.subscriptionId);
      if (running.state === 'incomplete')
        throw new Conflict('Nothing is paid yet. Give the payment up instead.');
      if (running.canceledAt === null) {
        // Nobody keeps a period that isn’t paid: there is no end of it to wait for.
        const when = running.state === 'past_due' ? 'now' : 'at period end';
        await provider.cancel(customer.customer, running.id, when);
        await noteReason(deps, customer, running.id, body.reason);
      }
      return currentOf(await applyCustomer(deps, customer));
    }),
  );

  serve(app, undoCancel, ({ body }, { person }) =>
    refusing(async () => {
      const customer = await requireCustomer(deps, person.id);
      const running = await requireRunning(deps, customer, body.subscriptionId);
      if (running.canceledAt !== null) await provider.undoCancel(customer.customer, running.id);
      return currentOf(await applyCustomer(deps, customer));
    }),
  );

  serve(app, payNow, ({ body }, { person }) =>
    refusing(async () => {
      const customer = await requireCustomer(deps, person.id);
      const running = await requireRunning(deps, customer, body.subscriptionId);
      // Uses the state read a moment ago.
      const state = await findState(deps.db, person.id);
      const due = state === null ? null : openInvoice(state, running.id);
      if (due === null) return currentOf(state);
      // Paid once by itself: a bill that is paid is refused by the provider.
      await provider.payInvoice(customer.customer, due.id, crypto.randomUUID());
      return currentOf(await applyCustomer(deps, customer));
    }),
  );
}

/** For those who build the product: it changes no plan. */
async function noteReason(
  { db, clock, payments }: BillingContext,
  { id }: Customer,
  subscription: string,
  reason: string | undefined,
): Promise<void> {
  if (reason === undefined) return;
  const now = clock.now();
  const object = `${subscription}/${now.toISOString()}`;
  const entry: LedgerEntry = { object, what: 'canceled', at: now, facts: { subscription, cause: reason } };
  await recordEntries(db, id, payments.provider.environment, [entry], now);
}

async function requireCustomer(
  context: BillingContext,
  accountId: Customer['accountId'] & number,
): Promise<Customer> {
  const customer = await findCustomer(context, accountId);
  if (customer === null) throw new NotFound('You have no subscription.');
  return customer;
}

function currentOf(state: CustomerState | null): Subscription {
  const subscription = currentSubscription(state);
  if (state === null || subscription === null) throw new NotFound('You have no subscription.');
  return toSubscription(state, subscription);
}
