import type { Bill } from '@tenfold/domain/billing';
import { PaymentRefused } from '../provider/provider.ts';
import { refusal, refuseCharge, wantsConfirmation } from './bank.ts';
import { findDefaultCard } from './cards.ts';
import { newId, type SandboxCard, type SandboxInvoice, type SandboxSubscription } from './state.ts';
import { getInvoice, type Turn } from './turn.ts';

/** Open, for a period of the subscription. */
export function addInvoice(turn: Turn, subscription: SandboxSubscription, bill: Bill): SandboxInvoice {
  const invoice: SandboxInvoice = {
    id: newId(turn.state, 'in'),
    subscription: subscription.id,
    state: 'open',
    currency: bill.currency,
    lines: bill.lines,
    subtotal: bill.subtotal,
    tax: bill.tax,
    total: bill.total,
    createdAt: turn.at,
    paidAt: null,
    period: subscription.period,
    firstFailedAt: null,
    failure: null,
    card: null,
    document: null,
    refunds: [],
    dispute: null,
    retries: 0,
  };
  turn.state.invoices.push(invoice);
  return invoice;
}

export function markPaid(turn: Turn, invoice: SandboxInvoice, card: SandboxCard | null): void {
  invoice.state = 'paid';
  invoice.paidAt = turn.at;
  invoice.card = card === null ? null : { brand: card.brand, last4: card.last4 };
  turn.emit('invoice.paid');
}

export function markFailed(turn: Turn, invoice: SandboxInvoice, why: string, card: SandboxCard | null): void {
  invoice.firstFailedAt ??= turn.at;
  invoice.failure = why;
  invoice.card = card === null ? null : { brand: card.brand, last4: card.last4 };
  turn.emit('invoice.payment_failed');
}

/** With the default card. What it pays for is active again. Answers why the bank refused; null: paid. */
export function tryPayment(turn: Turn, invoice: SandboxInvoice, subscription: SandboxSubscription | null) {
  const card = findDefaultCard(turn);
  const refused = refuseCharge(card, turn.at);
  if (refused !== null) {
    markFailed(turn, invoice, refused.message, card);
    return refused;
  }
  markPaid(turn, invoice, card);
  if (subscription !== null) activate(turn, subscription);
  return null;
}

/** @throws PaymentRefused, which the invoice then says too */
export function payInvoice(turn: Turn, id: string): SandboxInvoice {
  const invoice = getInvoice(turn, id);
  if (invoice.state === 'paid') return invoice;
  if (invoice.state !== 'open') {
    throw new PaymentRefused('invoice_not_open', 'This invoice is no longer open.');
  }
  const subscription = turn.state.subscriptions.find((one) => one.id === invoice.subscription) ?? null;
  const card = findDefaultCard(turn);
  const isFirst = subscription?.state === 'incomplete';
  if (isFirst && card !== null && wantsConfirmation(card)) throw refusal('authentication_required');
  const refused = tryPayment(turn, invoice, subscription);
  if (refused !== null) throw refused;
  return invoice;
}

/** Nothing more is asked for it. */
export function voidOpenInvoices(turn: Turn, subscription: SandboxSubscription): void {
  for (const invoice of turn.state.invoices) {
    if (invoice.subscription !== subscription.id || invoice.state !== 'open') continue;
    invoice.state = 'void';
    turn.emit('invoice.voided');
  }
}

export function activate(turn: Turn, subscription: SandboxSubscription): void {
  if (subscription.state === 'active' || subscription.state === 'ended') return;
  subscription.state = 'active';
  subscription.clientSecret = null;
  turn.emit('customer.subscription.updated');
}
