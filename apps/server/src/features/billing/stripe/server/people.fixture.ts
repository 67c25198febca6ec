import { makeCard, tryCard } from './bank.fixture.ts';
import { disputeHappened } from './events.fixture.ts';
import { attemptPayment } from './invoices.fixture.ts';
import { paySession } from './sessions.fixture.ts';
import { ApiError, type Invoice, type StripeState, store } from './state.fixture.ts';
import { afterPayment } from './subscriptions.fixture.ts';

/** What people and banks do outside of the API. */
export function answerBank(state: StripeState, secret: string, isConfirmed: boolean): void {
  const payment = [...state.payments.values()].find((one) => one.secret === secret);
  if (payment?.status !== 'requires_action') throw new Error('the bank asks nothing');
  const invoice = state.get(state.invoices, payment.invoice);
  const card = state.get(state.cards, payment.card);
  if (!isConfirmed) {
    payment.status = 'requires_payment_method';
    payment.error = { code: 'payment_intent_authentication_failure' };
    return;
  }
  card.isConfirmed = true;
  attemptPayment(state, invoice, card);
  afterPayment(state, invoice);
}

/**
 * What Stripe’s fields for a card do with what was typed.
 *
 * @param hasConfirmed whether the bank has heard from the person
 * @returns the card that is kept; null: the bank asks the person first
 * @throws ApiError the bank said no
 */
export function confirmSetup(
  state: StripeState,
  secret: string,
  last4: string,
  hasConfirmed: boolean,
): string | null {
  const setup = [...state.setups.values()].find((one) => one.secret === secret);
  if (setup === undefined) throw new Error('no card is being added');
  const card = makeCard(state, last4);
  tryCard(card);
  const asks = last4 === '3155' && !hasConfirmed;
  if (asks) return null;
  card.isConfirmed = hasConfirmed;
  card.customer = setup.customer;
  return card.id;
}

/** @throws ApiError the bank said no, or the page is closed */
export function payOnPage(state: StripeState, id: string, last4: string): void {
  const session = state.get(state.sessions, id);
  if (session.status !== 'open') throw new ApiError(402, { code: 'the page is closed' });
  paySession(state, session, makeCard(state, last4).id);
}

export function openDispute(state: StripeState, invoice: string): void {
  const { payment } = state.get(state.invoices, invoice);
  const charge = [...state.charges.values()].find((one) => one.payment === payment && one.failure === null);
  if (charge === undefined) throw new Error('nothing was paid');
  const dispute = store(state.disputes, {
    id: state.newId('dp'),
    charge: charge.id,
    amount: charge.amount,
    currency: charge.currency,
    created: state.now,
    status: 'needs_response' as const,
    reinstatedAt: null,
  });
  disputeHappened(state, 'created', dispute);
}

export function closeDispute(state: StripeState, invoice: string, hasWon: boolean): void {
  const dispute = [...state.disputes.values()].find(({ charge }) => isOf(state, charge, invoice));
  if (dispute === undefined) throw new Error('nothing is disputed');
  dispute.status = hasWon ? 'won' : 'lost';
  dispute.reinstatedAt = hasWon ? state.now : null;
  disputeHappened(state, 'closed', dispute);
}

function isOf(state: StripeState, charge: string, invoice: Invoice['id']): boolean {
  return state.get(state.charges, charge).payment === state.get(state.invoices, invoice).payment;
}
