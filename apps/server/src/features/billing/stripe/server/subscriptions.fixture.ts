import { askBank, refusal, wantsAction } from './bank.fixture.ts';
import { subscriptionHappened } from './events.fixture.ts';
import { type Form, formAt, mergeMetadata, numberAt, textAt } from './form.fixture.ts';
import {
  attemptPayment,
  draftInvoice,
  finalizeInvoice,
  payerOf,
  unusedLine,
  voidInvoice,
} from './invoices.fixture.ts';
import { addPeriod } from './periods.fixture.ts';
import {
  ApiError,
  type Invoice,
  invalid,
  type Line,
  type StripeState,
  type Subscription,
  store,
} from './state.fixture.ts';

const day = 86_400;

export function createSubscription(state: StripeState, form: Form): Subscription {
  const price = state.get(state.prices, textAt(form, 'items', '0', 'price'));
  const customer = state.get(state.customers, textAt(form, 'customer'));
  if (customer.isDeleted) throw invalid('resource_missing', 'customer');
  const trialEnd = numberAt(form, 'trial_end') ?? 0;
  const isTrial = trialEnd > state.now;
  if (isTrial && trialEnd > state.now + 731 * day) throw invalid('invalid_trial_end', 'trial_end');
  const subscription: Subscription = {
    id: state.newId('sub'),
    item: state.newId('si'),
    customer: customer.id,
    created: state.now,
    hasTax: textAt(form, 'automatic_tax', 'enabled') === 'true',
    status: isTrial ? 'trialing' : 'active',
    price: price.id,
    from: state.now,
    to: isTrial ? trialEnd : addPeriod(state.now, price.interval, 1),
    anchor: isTrial ? trialEnd : state.now,
    card: textAt(form, 'default_payment_method') ?? null,
    trial: isTrial ? { from: state.now, to: trialEnd } : null,
    metadata: mergeMetadata({}, form),
    cancelsAtEnd: false,
    canceledAt: null,
    endedAt: null,
    latestInvoice: null,
    pending: null,
  };
  // Whoever wants an error instead of an unpaid subscription gets one before anything is kept.
  if (!isTrial) refuseUnpaid(state, subscription, textAt(form, 'payment_behavior'), 'error_if_incomplete');
  store(state.subscriptions, subscription);
  invoiceFirst(state, subscription, price.amount);
  subscriptionHappened(state, 'created', subscription);
  return subscription;
}

function invoiceFirst(state: StripeState, subscription: Subscription, amount: number): void {
  const { price, from, to, trial } = subscription;
  const line = { amount: trial === null ? amount : 0, price, from, to, isProration: false };
  const invoice = draftInvoice(state, subscription, 'subscription_create', [line]);
  finalizeInvoice(state, invoice);
  subscription.latestInvoice = invoice.id;
  if (invoice.status === 'paid') return;
  const refused = attemptPayment(state, invoice, payerOf(state, subscription));
  if (refused !== null) subscription.status = 'incomplete';
}

function refuseUnpaid(
  state: StripeState,
  subscription: Subscription,
  behavior: string | undefined,
  refusing: string,
): void {
  if (behavior !== refusing) return;
  const card = payerOf(state, subscription);
  if (card === null) throw wantsAction('invoice_payment_intent_requires_payment_method');
  const answer = askBank(card);
  if (answer.kind === 'no') throw refusal(card, answer);
  if (answer.kind === 'asks the person') throw wantsAction('subscription_payment_intent_requires_action');
}

export function updateSubscription(state: StripeState, id: string, form: Form): Subscription {
  const subscription = state.get(state.subscriptions, id);
  if (subscription.endedAt !== null) throw invalid('invalid_canceled_subscription_fields', 'id');
  const price = textAt(form, 'items', '0', 'price') ?? subscription.price;
  const trialEnd = numberAt(form, 'trial_end');
  if (trialEnd !== undefined) putOff(state, subscription, price, trialEnd);
  else if (price !== subscription.price) changePrice(state, subscription, price, form);
  subscription.metadata = mergeMetadata(subscription.metadata, form);
  subscription.card = textAt(form, 'default_payment_method') ?? subscription.card;
  const cancels = textAt(form, 'cancel_at_period_end');
  if (cancels !== undefined) {
    subscription.cancelsAtEnd = cancels === 'true';
    subscription.canceledAt = subscription.cancelsAtEnd ? state.now : null;
  }
  subscriptionHappened(state, 'updated', subscription);
  return subscription;
}

/** Until then nothing is charged; the period begins anew now, and ends then. */
function putOff(state: StripeState, subscription: Subscription, price: string, until: number): void {
  if (until <= state.now) throw invalid('invalid_trial_end', 'trial_end');
  if (until > subscription.anchor + 731 * day) throw invalid('invalid_trial_end', 'trial_end');
  Object.assign(subscription, {
    price,
    from: state.now,
    to: until,
    anchor: until,
    trial: { from: state.now, to: until },
    status: 'trialing',
  });
  const line = { amount: 0, price, from: state.now, to: until, isProration: false };
  const invoice = draftInvoice(state, subscription, 'subscription_update', [line]);
  finalizeInvoice(state, invoice);
  subscription.latestInvoice = invoice.id;
}

/** The lines that another interval is charged with, at the moment that is asked for. */
export function linesOfChange(
  state: StripeState,
  subscription: Subscription,
  price: string,
  at: number,
): Line[] {
  const { amount, interval } = state.get(state.prices, price);
  const to = addPeriod(state.now, interval, 1);
  return [unusedLine(state, subscription, at), { amount, price, from: state.now, to, isProration: false }];
}

function changePrice(state: StripeState, subscription: Subscription, price: string, form: Form): void {
  if (formAt(form, 'billing_cycle_anchor') === undefined)
    throw invalid('parameter_missing', 'billing_cycle_anchor');
  const behavior = textAt(form, 'payment_behavior');
  refuseUnpaid(state, subscription, behavior, 'error_if_incomplete');
  const at = numberAt(form, 'proration_date') ?? state.now;
  const lines = linesOfChange(state, subscription, price, at);
  const invoice = draftInvoice(state, subscription, 'subscription_update', lines);
  finalizeInvoice(state, invoice);
  subscription.latestInvoice = invoice.id;
  const refused = attemptPayment(state, invoice, payerOf(state, subscription));
  if (refused === null) {
    applyChange(state, subscription, price);
    return;
  }
  if (behavior !== 'pending_if_incomplete')
    throw new ApiError(500, { type: 'api_error', message: 'not built' });
  subscription.pending = { price, invoice: invoice.id, expiresAt: state.now + 23 * 3_600 };
}

function applyChange(state: StripeState, subscription: Subscription, price: string): void {
  const { interval } = state.get(state.prices, price);
  Object.assign(subscription, {
    price,
    from: state.now,
    to: addPeriod(state.now, interval, 1),
    anchor: state.now,
    status: 'active',
    trial: null,
    pending: null,
  });
}

/** What follows from a payment that the person confirmed, or that was tried again. */
export function afterPayment(state: StripeState, invoice: Invoice): void {
  const subscription = state.get(state.subscriptions, invoice.subscription);
  if (invoice.status !== 'paid') return;
  if (subscription.pending?.invoice === invoice.id)
    applyChange(state, subscription, subscription.pending.price);
  else if (subscription.status === 'incomplete' || subscription.status === 'past_due')
    subscription.status = 'active';
  subscriptionHappened(state, 'updated', subscription);
}

export function endSubscription(state: StripeState, subscription: Subscription): void {
  const wasIncomplete = subscription.status === 'incomplete';
  subscription.status = wasIncomplete ? 'incomplete_expired' : 'canceled';
  subscription.canceledAt ??= state.now;
  subscription.endedAt = state.now;
  subscription.pending = null;
  const last = state.invoices.get(subscription.latestInvoice ?? '');
  if (wasIncomplete && last?.status === 'open') voidInvoice(state, last);
  // What it owes stays owed, though Stripe stops asking.
  for (const invoice of state.invoices.values()) {
    if (invoice.subscription === subscription.id) invoice.nextAttempt = null;
  }
  subscriptionHappened(state, 'deleted', subscription);
}
