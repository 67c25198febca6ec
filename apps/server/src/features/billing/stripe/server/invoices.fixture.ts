import { askBank, refusal, wantsAction } from './bank.fixture.ts';
import { chargeHappened, invoiceHappened } from './events.fixture.ts';
import { subtotalOf, totalOf } from './render-plan.fixture.ts';
import {
  type ApiError,
  type Card,
  type Invoice,
  type Line,
  type Payment,
  type StripeState,
  type Subscription,
  store,
} from './state.fixture.ts';

const day = 86_400;

/** Rates by a made-up tax office: 23 % in Ireland, the customer’s own affair with a number of the EU. */
export function taxOf(state: StripeState, customer: string, lines: readonly Line[]): Invoice['tax'] {
  const { country } = state.get(state.customers, customer);
  if (country !== 'IE') return null;
  const hasNumber = [...state.taxNumbers.values()].some((number) => number.customer === customer);
  if (hasNumber) return { amount: 0, rate: 'txr_reverse' };
  return { amount: Math.round(Math.max(subtotalOf(lines), 0) * 0.23), rate: 'txr_ie' };
}

export function draftInvoice(
  state: StripeState,
  subscription: Subscription,
  reason: Invoice['reason'],
  lines: readonly Line[],
): Invoice {
  const { customer, hasTax, price } = subscription;
  const about = { id: state.newId('in'), customer, subscription: subscription.id, reason };
  return store(state.invoices, draftOf(state, about, { price, hasTax, lines }));
}

/** Nothing has happened to it yet. */
export function draftOf(
  state: StripeState,
  about: Pick<Invoice, 'id' | 'customer' | 'subscription' | 'reason'>,
  { price, hasTax, lines }: { price: string; hasTax: boolean; lines: readonly Line[] },
): Invoice {
  return {
    ...about,
    currency: state.get(state.prices, price).currency,
    lines,
    tax: hasTax ? taxOf(state, about.customer, lines) : null,
    created: state.now,
    status: 'draft',
    number: null,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    attempts: 0,
    nextAttempt: null,
    payment: null,
  };
}

/** From here on it is owed; what costs nothing is paid at once. */
export function finalizeInvoice(state: StripeState, invoice: Invoice): void {
  invoice.status = 'open';
  invoice.finalizedAt = state.now;
  invoice.number = `T-${String(state.invoices.size).padStart(4, '0')}`;
  if (totalOf(invoice) === 0) {
    invoice.status = 'paid';
    invoice.paidAt = state.now;
  } else {
    const id = state.newId('pi');
    const payment: Payment = {
      id,
      secret: `${id}_secret_x`,
      customer: invoice.customer,
      invoice: invoice.id,
      amount: totalOf(invoice),
      currency: invoice.currency,
      created: state.now,
      status: 'requires_payment_method',
      card: null,
      error: null,
    };
    store(state.payments, payment);
    invoice.payment = id;
  }
  invoiceHappened(state, 'finalized', invoice);
}

/** The card that a subscription is paid with. */
export function payerOf(state: StripeState, subscription: Subscription): Card | null {
  const chosen = subscription.card ?? state.get(state.customers, subscription.customer).defaultCard;
  return chosen === null ? null : (state.cards.get(chosen) ?? null);
}

/** @returns null: paid; otherwise why not, as an answer */
export function attemptPayment(state: StripeState, invoice: Invoice, card: Card | null): ApiError | null {
  const payment = state.get(state.payments, invoice.payment);
  invoice.attempts += 1;
  const refused = ask(state, payment, card);
  if (refused === null) {
    markPaid(state, invoice);
    return null;
  }
  const what = payment.status === 'requires_action' ? 'payment_action_required' : 'payment_failed';
  invoiceHappened(state, what, invoice);
  return refused;
}

function ask(state: StripeState, payment: Payment, card: Card | null): ApiError | null {
  if (card === null) return wantsAction('invoice_payment_intent_requires_payment_method');
  payment.card = card.id;
  payment.error = null;
  const answer = askBank(card);
  if (answer.kind === 'asks the person') {
    payment.status = 'requires_action';
    return wantsAction('invoice_payment_intent_requires_action');
  }
  const isPaid = answer.kind === 'yes';
  payment.status = isPaid ? 'succeeded' : 'requires_payment_method';
  const charge = store(state.charges, {
    id: state.newId('ch'),
    payment: payment.id,
    customer: payment.customer,
    amount: payment.amount,
    currency: payment.currency,
    card: { ...card },
    created: state.now,
    failure: isPaid ? null : { code: answer.code, reason: answer.reason },
  });
  chargeHappened(state, isPaid ? 'succeeded' : 'failed', charge);
  if (isPaid) return null;
  payment.error = { code: answer.code, decline_code: answer.reason };
  return refusal(card, answer);
}

function markPaid(state: StripeState, invoice: Invoice): void {
  invoice.status = 'paid';
  invoice.paidAt = state.now;
  invoice.nextAttempt = null;
  invoiceHappened(state, 'paid', invoice);
}

/** Tries a renewal; Stripe is set to try again two and five days after the first refusal. */
export function collect(state: StripeState, subscription: Subscription, invoice: Invoice): void {
  const refused = attemptPayment(state, invoice, payerOf(state, subscription));
  const wait = { 1: 2 * day, 2: 3 * day }[invoice.attempts];
  subscription.status = refused === null ? 'active' : 'past_due';
  if (refused !== null) invoice.nextAttempt = wait === undefined ? null : state.now + wait;
}

export function voidInvoice(state: StripeState, invoice: Invoice): void {
  invoice.status = 'void';
  invoice.voidedAt = state.now;
  invoice.nextAttempt = null;
  const payment = state.payments.get(invoice.payment ?? '');
  if (payment !== undefined) payment.status = 'canceled';
  invoiceHappened(state, 'voided', invoice);
}

/** What is left of a time that was paid for, by seconds, half a unit rounded up. */
export function unusedLine(state: StripeState, subscription: Subscription, at: number): Line {
  const { from, to, price } = subscription;
  const { amount } = state.get(state.prices, price);
  const left = subscription.status === 'trialing' ? 0 : Math.floor((amount * (to - at)) / (to - from) + 0.5);
  return { amount: -left || 0, price, from: at, to, isProration: true };
}
