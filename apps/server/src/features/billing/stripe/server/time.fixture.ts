import { happened, invoiceHappened, refundHappened, subscriptionHappened } from './events.fixture.ts';
import { collect, draftInvoice, finalizeInvoice, voidInvoice } from './invoices.fixture.ts';
import { nextEnd } from './periods.fixture.ts';
import { sessionJson } from './sessions.fixture.ts';
import type { Invoice, StripeState, Subscription } from './state.fixture.ts';
import { endSubscription } from './subscriptions.fixture.ts';

interface Due {
  readonly at: number;
  readonly happen: () => void;
}

const hour = 3_600;

/** Everything due until then happens at its time, one after the other. */
export function moveTo(state: StripeState, until: number): void {
  for (let due = nextDue(state, until); due !== undefined; due = nextDue(state, until)) {
    moveClock(state, due.at);
    due.happen();
  }
  moveClock(state, until);
}

function moveClock(state: StripeState, to: number): void {
  state.clock.advance(Math.max(0, to * 1_000 - state.clock.now().getTime()));
}

function nextDue(state: StripeState, until: number): Due | undefined {
  const all = [
    ...dueSubscriptions(state),
    ...dueInvoices(state),
    ...dueSessions(state),
    ...dueRefunds(state),
  ];
  const [first] = all.filter(({ at }) => at <= until).sort((left, right) => left.at - right.at);
  return first;
}

function* dueSubscriptions(state: StripeState): Iterable<Due> {
  for (const subscription of state.subscriptions.values()) {
    if (subscription.endedAt !== null) continue;
    const { pending } = subscription;
    if (pending !== null) yield { at: pending.expiresAt, happen: () => dropPending(state, subscription) };
    if (subscription.status === 'incomplete') {
      yield { at: subscription.created + 23 * hour, happen: () => endSubscription(state, subscription) };
    } else {
      yield { at: subscription.to, happen: () => endPeriod(state, subscription) };
    }
  }
}

function dropPending(state: StripeState, subscription: Subscription): void {
  const invoice = state.invoices.get(subscription.pending?.invoice ?? '');
  subscription.pending = null;
  if (invoice?.status === 'open') voidInvoice(state, invoice);
  subscriptionHappened(state, 'pending_update_expired', subscription);
}

function endPeriod(state: StripeState, subscription: Subscription): void {
  if (subscription.cancelsAtEnd) {
    endSubscription(state, subscription);
    return;
  }
  const { amount, interval } = state.get(state.prices, subscription.price);
  const from = subscription.to;
  const to = nextEnd(subscription.anchor, interval, from);
  Object.assign(subscription, { from, to });
  if (subscription.status === 'trialing') subscription.status = 'active';
  const line = { amount, price: subscription.price, from, to, isProration: false };
  const invoice = draftInvoice(state, subscription, 'subscription_cycle', [line]);
  subscription.latestInvoice = invoice.id;
  invoiceHappened(state, 'created', invoice);
  subscriptionHappened(state, 'updated', subscription);
}

function* dueInvoices(state: StripeState): Iterable<Due> {
  for (const invoice of state.invoices.values()) {
    if (invoice.status === 'draft') yield { at: invoice.created + hour, happen: () => begin(state, invoice) };
    else if (invoice.status === 'open' && invoice.nextAttempt !== null) {
      yield { at: invoice.nextAttempt, happen: () => tryAgain(state, invoice) };
    }
  }
}

/** A renewal stays a draft for an hour. */
function begin(state: StripeState, invoice: Invoice): void {
  finalizeInvoice(state, invoice);
  tryAgain(state, invoice);
}

function tryAgain(state: StripeState, invoice: Invoice): void {
  const subscription = state.get(state.subscriptions, invoice.subscription);
  if (subscription.endedAt !== null) {
    invoice.nextAttempt = null;
    return;
  }
  collect(state, subscription, invoice);
  subscriptionHappened(state, 'updated', subscription);
}

function* dueSessions(state: StripeState): Iterable<Due> {
  for (const session of state.sessions.values()) {
    if (session.status !== 'open') continue;
    const expire = () => {
      session.status = 'expired';
      happened(state, 'checkout.session.expired', sessionJson(state, session));
    };
    yield { at: session.created + 24 * hour, happen: expire };
  }
}

/** The bank of 5126 sends the money back a day later. */
function* dueRefunds(state: StripeState): Iterable<Due> {
  for (const refund of state.refunds.values()) {
    const { last4 } = state.get(state.charges, refund.charge).card;
    if (last4 !== '5126' || refund.status === 'failed') continue;
    const fail = () => {
      refund.status = 'failed';
      refundHappened(state, 'failed', refund);
    };
    yield { at: refund.created + 24 * hour, happen: fail };
  }
}
