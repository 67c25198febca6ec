import { tryCard } from './bank.fixture.ts';
import { happened } from './events.fixture.ts';
import { type Form, numberAt, textAt } from './form.fixture.ts';
import { invalid, type StripeSession, type StripeState, store, type Wire } from './state.fixture.ts';
import { createSubscription } from './subscriptions.fixture.ts';

const day = 86_400;

export function createSession(state: StripeState, form: Form): StripeSession {
  const customer = state.get(state.customers, textAt(form, 'customer'));
  const price = state.get(state.prices, textAt(form, 'line_items', '0', 'price'));
  const trialEnd = numberAt(form, 'subscription_data', 'trial_end') ?? null;
  if (trialEnd !== null && trialEnd < state.now + 2 * day) throw invalid('invalid_trial_end', 'trial_end');
  return store(state.sessions, {
    id: state.newId('cs_test'),
    customer: customer.id,
    price: price.id,
    created: state.now,
    trialEnd,
    hasTax: textAt(form, 'automatic_tax', 'enabled') === 'true',
    status: 'open',
    subscription: null,
  });
}

/** @throws ApiError the bank said no: the page stays open */
export function paySession(state: StripeState, session: StripeSession, card: string): void {
  const stored = state.get(state.cards, card);
  // The page shows the bank’s window itself.
  stored.isConfirmed = true;
  tryCard(stored);
  const created = createSubscription(state, {
    customer: session.customer,
    items: { 0: { price: session.price } },
    default_payment_method: card,
    payment_behavior: 'error_if_incomplete',
    automatic_tax: { enabled: `${session.hasTax}` },
    ...(session.trialEnd === null ? {} : { trial_end: `${session.trialEnd}` }),
  });
  stored.customer = session.customer;
  session.status = 'complete';
  session.subscription = created.id;
  happened(state, 'checkout.session.completed', sessionJson(state, session));
}

export function expireSession(state: StripeState, session: StripeSession): void {
  if (session.status !== 'open') throw invalid('checkout_session_not_open', 'session');
  session.status = 'expired';
  happened(state, 'checkout.session.expired', sessionJson(state, session));
}

export function sessionJson(state: StripeState, session: StripeSession): Wire {
  const { id, customer, created, status, subscription, trialEnd } = session;
  const paid = trialEnd === null ? 'paid' : 'no_payment_required';
  return {
    id,
    object: 'checkout.session',
    automatic_tax: { enabled: session.hasTax, liability: null, provider: null, status: null },
    created,
    currency: state.get(state.prices, session.price).currency,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer,
    expires_at: created + day,
    livemode: false,
    metadata: {},
    mode: 'subscription',
    payment_method_types: ['card'],
    payment_status: status === 'complete' ? paid : 'unpaid',
    shipping_options: [],
    status,
    subscription,
    url: status === 'open' ? `https://checkout.stripe.com/c/pay/${id}` : null,
  };
}
