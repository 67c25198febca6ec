import { addPeriods, type Bill, changeBill } from '@tenfold/domain/billing';
import { type ChangeOrder, PaymentRefused, type Price } from '../provider/provider.ts';
import { refuseCharge } from './bank.ts';
import { findDefaultCard } from './cards.ts';
import { addInvoice, markPaid } from './invoices.ts';
import { payerOf } from './payer.ts';
import type { SandboxState, SandboxSubscription } from './state.ts';
import { endSubscription } from './subscribing.ts';
import { getSubscription, type Turn } from './turn.ts';

/** @throws PaymentRefused the bank, or there is a payment to make first; then nothing has changed */
export function changePeriod(turn: Turn, { subscription: id, price, at }: ChangeOrder): SandboxSubscription {
  const subscription = getSubscription(turn, id);
  const bill = billOfChange(turn.state, subscription, price, at);
  if (price.planType === subscription.price.planType) subscription.nextPrice = null;
  else if (price.planType === 'month') subscription.nextPrice = price;
  else beginYear(turn, subscription, price, bill);
  turn.emit('customer.subscription.updated');
  return subscription;
}

/** @throws PaymentRefused there is a payment to make first */
export function billOfChange(
  state: SandboxState,
  subscription: SandboxSubscription,
  price: Price,
  at: Date,
): Bill {
  if (subscription.state !== 'active') {
    throw new PaymentRefused('subscription_not_active', 'Pay the open invoice first.');
  }
  const isSame = price.planType === subscription.price.planType;
  const { period } = subscription;
  const freeUntil = isGivenBack(state, subscription) ? period.to : subscription.freeUntil;
  const current = { ...period, price: subscription.price, freeUntil };
  return changeBill(current, isSame ? subscription.price : price, at, payerOf(state));
}

export function cancel(turn: Turn, id: string, when: 'at period end' | 'now'): SandboxSubscription {
  const subscription = getSubscription(turn, id);
  if (subscription.state === 'ended') return subscription;
  subscription.canceledAt ??= turn.at;
  if (when === 'now' || subscription.state === 'incomplete') endSubscription(turn, subscription);
  else turn.emit('customer.subscription.updated');
  return subscription;
}

/** @throws PaymentRefused it has ended */
export function undoCancel(turn: Turn, id: string): SandboxSubscription {
  const subscription = getSubscription(turn, id);
  if (subscription.state === 'ended') {
    throw new PaymentRefused('subscription_ended', 'This subscription has ended.');
  }
  subscription.canceledAt = null;
  turn.emit('customer.subscription.updated');
  return subscription;
}

/** @throws PaymentRefused it has ended */
export function postpone(turn: Turn, id: string, until: Date): SandboxSubscription {
  const subscription = getSubscription(turn, id);
  if (subscription.state === 'ended') {
    throw new PaymentRefused('subscription_ended', 'This subscription has ended.');
  }
  if (until <= subscription.period.to) return subscription;
  subscription.period = { from: subscription.period.from, to: until };
  subscription.freeUntil = until;
  subscription.anchor = until;
  subscription.count = 0;
  turn.emit('customer.subscription.updated');
  return subscription;
}

/** Whether the money for the time that runs was refunded, or is on its way. */
function isGivenBack({ invoices }: SandboxState, { id, period }: SandboxSubscription): boolean {
  const paid = invoices.findLast(({ subscription, state }) => subscription === id && state === 'paid');
  return (
    paid?.period.to.getTime() === period.to.getTime() && paid.refunds.some(({ state }) => state !== 'refused')
  );
}

/** In time that was given it is paid when that ends. */
function beginYear(turn: Turn, subscription: SandboxSubscription, price: Price, bill: Bill): void {
  if (bill.lines.length === 0) {
    subscription.price = price;
    subscription.anchor = subscription.period.to;
    subscription.count = 0;
    return;
  }
  const card = findDefaultCard(turn);
  const refused = refuseCharge(card, turn.at);
  if (refused !== null) throw refused;
  const from = new Date(bill.proratedAt);
  subscription.price = price;
  subscription.anchor = from;
  subscription.count = 1;
  subscription.freeUntil = null;
  subscription.period = { from, to: addPeriods(from, 'year', 1) };
  markPaid(turn, addInvoice(turn, subscription, bill), card);
}
