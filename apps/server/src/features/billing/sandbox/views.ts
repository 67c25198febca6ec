import type {
  CheckoutSession,
  CustomerState,
  ProviderInvoice,
  ProviderSubscription,
} from '../provider/provider.ts';
import { billPeriod } from './payer.ts';
import type { SandboxCheckout, SandboxInvoice, SandboxState, SandboxSubscription } from './state.ts';

export function showCustomer(state: SandboxState): CustomerState {
  return {
    customer: state.customer,
    cards: state.cards.map((card) => ({ ...card, isDefault: card.id === state.defaultCard })),
    subscriptions: state.subscriptions.map((one) => showSubscription(state, one)).reverse(),
    invoices: state.invoices.map(showInvoice).reverse(),
  };
}

export function showSubscription(state: SandboxState, stored: SandboxSubscription): ProviderSubscription {
  const { id, price, createdAt, period, canceledAt, nextPrice } = stored;
  const isRunning = stored.state === 'active' || stored.state === 'past_due';
  const isOver = stored.state === 'ended';
  return {
    id,
    state: stored.state,
    price,
    createdAt,
    period,
    nextPayment: isRunning && canceledAt === null ? nextPaymentOf(state, stored) : null,
    nextPlanType: isOver ? null : (nextPrice?.planType ?? null),
    canceledAt,
    endsAt: isOver ? stored.endedAt : canceledAt === null ? null : period.to,
    card: isRunning ? state.defaultCard : stored.card,
    confirmation: confirmationOf(state, stored),
  };
}

export function showInvoice({ retries, ...invoice }: SandboxInvoice): ProviderInvoice {
  return invoice;
}

/** A page of ours. */
export function showCheckout({ id, state, subscription }: SandboxCheckout): CheckoutSession {
  return { id, state, url: state === 'open' ? `/billing/checkout/${id}` : null, subscription };
}

function nextPaymentOf(state: SandboxState, { price, nextPrice, period }: SandboxSubscription) {
  return { at: period.to, total: billPeriod(state, nextPrice ?? price, period.to).total };
}

function confirmationOf({ invoices }: SandboxState, { id, clientSecret }: SandboxSubscription) {
  const invoice = invoices.find((one) => one.subscription === id && one.state === 'open');
  return clientSecret === null || invoice === undefined ? null : { clientSecret, total: invoice.total };
}
