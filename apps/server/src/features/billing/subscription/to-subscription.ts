import type { Subscription } from '@tenfold/contract/billing';
import { graceDays, retryDays } from '@tenfold/contract/policy/plans';
import type { CustomerState, ProviderInvoice, ProviderSubscription } from '../provider/provider.ts';

const day = 86_400_000;

/** The one that runs, else the last that did; null: there was none. */
export function currentSubscription(state: CustomerState | null): ProviderSubscription | null {
  if (state === null) return null;
  const [latest = null] = state.subscriptions;
  return liveSubscription(state) ?? latest;
}

/** Running, or waiting for the bank: nothing else may begin beside it. */
export function liveSubscription(state: CustomerState | null): ProviderSubscription | null {
  const live = state?.subscriptions.filter(({ state }) => state !== 'ended') ?? [];
  return live.find(({ state }) => state !== 'incomplete') ?? live[0] ?? null;
}

export function openInvoice(state: CustomerState, subscription: string): ProviderInvoice | null {
  return (
    state.invoices.find((invoice) => invoice.subscription === subscription && invoice.state === 'open') ??
    null
  );
}

/** What the calls answer. */
export function toSubscription(state: CustomerState, subscription: ProviderSubscription): Subscription {
  const { id, price, period, nextPayment, nextPlanType, canceledAt, confirmation, card } = subscription;
  const { amount, currency, planType } = price;
  const money = (total: number) => ({ amount: total, currency });
  return {
    subscriptionId: id,
    planId: 'investor',
    planType,
    state: stateOf(subscription),
    price: { amount, currency },
    period: { from: period.from.toISOString(), to: period.to.toISOString() },
    nextPayment:
      nextPayment === null ? null : { at: nextPayment.at.toISOString(), total: money(nextPayment.total) },
    newPlanType: nextPlanType,
    canceledAt: canceledAt?.toISOString() ?? null,
    card: cardOf(state, card),
    confirmation:
      confirmation === null
        ? null
        : { clientSecret: confirmation.clientSecret, total: money(confirmation.total) },
    grace: graceOf(state, subscription),
  };
}

function stateOf({ state, canceledAt }: ProviderSubscription): Subscription['state'] {
  if (state === 'incomplete') return 'waiting_for_bank';
  if (state === 'ended') return 'ended';
  if (state === 'past_due') return 'payment_failed';
  return canceledAt === null ? 'active' : 'canceling';
}

function cardOf({ cards }: CustomerState, id: string | null): Subscription['card'] {
  const card = cards.find((each) => each.id === id) ?? cards.find(({ isDefault }) => isDefault);
  return card === undefined ? null : { id: card.id, brand: card.brand, last4: card.last4 };
}

function graceOf(state: CustomerState, { id, state: standing }: ProviderSubscription): Subscription['grace'] {
  if (standing !== 'past_due') return null;
  const invoice = openInvoice(state, id);
  if (invoice === null || invoice.firstFailedAt === null) return null;
  const failedAt = invoice.firstFailedAt;
  const after = (days: number) => new Date(failedAt.getTime() + days * day).toISOString();
  return {
    failedAt: failedAt.toISOString(),
    until: after(graceDays),
    retries: retryDays.map(after),
    total: { amount: invoice.total, currency: invoice.currency },
  };
}
