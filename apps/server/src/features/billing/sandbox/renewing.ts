import { graceDays, retryDays } from '@tenfold/contract/policy/plans';
import { addPeriods } from '@tenfold/domain/billing';
import { addInvoice, tryPayment } from './invoices.ts';
import { billPeriod } from './payer.ts';
import type { SandboxInvoice, SandboxSubscription } from './state.ts';
import { endSubscription } from './subscribing.ts';
import { daysAfter, type Turn } from './turn.ts';

/** The period has ended: the next one is charged, or it is over. */
export function endPeriod(turn: Turn, subscription: SandboxSubscription): void {
  if (subscription.canceledAt !== null) {
    endSubscription(turn, subscription);
    return;
  }
  const from = subscription.period.to;
  if (subscription.nextPrice !== null) {
    subscription.price = subscription.nextPrice;
    subscription.nextPrice = null;
    subscription.anchor = from;
    subscription.count = 0;
  }
  subscription.count += 1;
  const to = addPeriods(subscription.anchor, subscription.price.planType, subscription.count);
  subscription.period = { from, to };
  subscription.freeUntil = null;
  const bill = billPeriod(turn.state, subscription.price, from);
  const [line] = bill.lines;
  // From an anchor of the 31st, a month from the 28th is not where this period ends.
  const lines = line === undefined ? [] : [{ ...line, to: to.toISOString() }];
  const invoice = addInvoice(turn, subscription, { ...bill, lines });
  if (tryPayment(turn, invoice, null) !== null) subscription.state = 'past_due';
  turn.emit('customer.subscription.updated');
}

/** Null: none is left. */
export function nextRetryAt({ firstFailedAt, retries }: SandboxInvoice): Date | null {
  const days = retryDays[retries];
  return firstFailedAt === null || days === undefined ? null : daysAfter(firstFailedAt, days);
}

export function retry(turn: Turn, subscription: SandboxSubscription, invoice: SandboxInvoice): void {
  invoice.retries += 1;
  tryPayment(turn, invoice, subscription);
}

/** Stripe is set to do this after the last retry: the subscription ends. */
export function graceEndsAt({ firstFailedAt }: SandboxInvoice): Date | null {
  return firstFailedAt === null ? null : daysAfter(firstFailedAt, graceDays);
}
