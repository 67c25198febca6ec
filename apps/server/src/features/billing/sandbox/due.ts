import { expireCheckout, expiresAt } from './checkout.ts';
import { settledAt, settleRefund } from './refunds.ts';
import { endPeriod, graceEndsAt, nextRetryAt, retry } from './renewing.ts';
import type { SandboxInvoice, SandboxState, SandboxSubscription } from './state.ts';
import { endSubscription } from './subscribing.ts';
import { hoursAfter, type Turn } from './turn.ts';

/** Something that happens by itself. */
interface DueEvent {
  readonly at: Date;
  readonly happen: (turn: Turn) => void;
}

/** How long a first payment waits for the bank: Stripe’s. */
const confirmationHours = 23;

/** By the customer’s clock; null: nothing will happen by itself. */
export function nextDueAt(state: SandboxState): Date | null {
  return nextDue(state)?.at ?? null;
}

/** One thing after the other, each at its moment, until then. */
export function runDue(state: SandboxState, until: Date, emit: Turn['emit']): void {
  for (let due = nextDue(state); due !== null && due.at <= until; due = nextDue(state)) {
    due.happen({ state, at: due.at, emit });
  }
}

function nextDue(state: SandboxState): DueEvent | null {
  const all = [...state.subscriptions.flatMap((one) => dueOf(state, one)), ...otherDue(state)];
  return all.reduce<DueEvent | null>(
    (first, due) => (first === null || due.at < first.at ? due : first),
    null,
  );
}

function dueOf(state: SandboxState, subscription: SandboxSubscription): DueEvent[] {
  if (subscription.state === 'ended') return [];
  const end = (turn: Turn) => endSubscription(turn, subscription);
  if (subscription.state === 'incomplete') {
    return [{ at: hoursAfter(subscription.createdAt, confirmationHours), happen: end }];
  }
  const open = state.invoices.find((one) => one.subscription === subscription.id && one.state === 'open');
  if (subscription.state === 'past_due' && open !== undefined) return dueOfOpen(subscription, open, end);
  return [{ at: subscription.period.to, happen: (turn) => endPeriod(turn, subscription) }];
}

function dueOfOpen(
  subscription: SandboxSubscription,
  open: SandboxInvoice,
  end: DueEvent['happen'],
): DueEvent[] {
  const retryAt = nextRetryAt(open);
  if (retryAt !== null) return [{ at: retryAt, happen: (turn) => retry(turn, subscription, open) }];
  const endsAt = graceEndsAt(open);
  return endsAt === null ? [] : [{ at: endsAt, happen: end }];
}

function otherDue(state: SandboxState): DueEvent[] {
  const refunds = state.invoices.flatMap((invoice) =>
    invoice.refunds
      .filter((refund) => refund.state === 'on_its_way')
      .map((refund) => ({
        at: settledAt(refund),
        happen: (turn: Turn) => settleRefund(turn, invoice, refund.id),
      })),
  );
  const checkouts = state.checkouts
    .filter((checkout) => checkout.state === 'open')
    .map((checkout) => ({
      at: expiresAt(checkout),
      happen: (turn: Turn) => expireCheckout(turn, checkout),
    }));
  return [...refunds, ...checkouts];
}
