import { brandOf, cardJson } from './bank.fixture.ts';
import { renderInvoice, renderSubscription } from './render-plan.fixture.ts';
import type { Charge, Dispute, Payment, Refund, StripeCustomer, StripeState, Wire } from './state.fixture.ts';

export function list(url: string, data: readonly Wire[], hasMore = false): Wire {
  return { object: 'list', data, has_more: hasMore, url };
}

export function customerJson(customer: StripeCustomer): Wire {
  if (customer.isDeleted) return { id: customer.id, object: 'customer', deleted: true };
  const { id, created, metadata, name, email, line1, country } = customer;
  return {
    id,
    object: 'customer',
    address: { city: null, country, line1, line2: null, postal_code: null, state: null },
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: 'T',
    invoice_settings: {
      custom_fields: null,
      default_payment_method: customer.defaultCard,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

export function productJson({ id, name, created }: { id: string; name: string; created: number }): Wire {
  return {
    id,
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    type: 'service',
    updated: created,
    url: null,
  };
}

export function paymentJson(payment: Payment): Wire {
  const { id, secret, amount, currency, created, status, card, customer, error } = payment;
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: status === 'succeeded' ? amount : 0,
    capture_method: 'automatic',
    client_secret: secret,
    confirmation_method: 'automatic',
    created,
    currency,
    customer,
    last_payment_error: error === null ? null : { ...error, type: 'card_error' },
    livemode: false,
    metadata: {},
    payment_method: card,
    payment_method_types: ['card'],
    status,
  };
}

export function chargeJson(state: StripeState, charge: Charge): Wire {
  const { id, amount, card, created, currency, customer, failure, payment } = charge;
  const refunds = [...state.refunds.values()].filter((refund) => refund.charge === id);
  const refunded = refunds.filter(({ status }) => status !== 'failed');
  const back = refunded.reduce((sum, refund) => sum + refund.amount, 0);
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: failure === null ? amount : 0,
    amount_refunded: back,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    captured: failure === null,
    created,
    currency,
    customer,
    disputed: [...state.disputes.values()].some((dispute) => dispute.charge === id),
    failure_code: failure?.code ?? null,
    failure_message: failure === null ? null : 'Declined, says Stripe.',
    livemode: false,
    metadata: {},
    outcome: { reason: failure?.reason ?? null, type: failure === null ? 'authorized' : 'issuer_declined' },
    paid: failure === null,
    payment_intent: payment,
    payment_method: card.id,
    payment_method_details: {
      card: { brand: brandOf(card), exp_month: card.expMonth, exp_year: card.expYear, last4: card.last4 },
      type: 'card',
    },
    refunded: back === amount,
    status: failure === null ? 'succeeded' : 'failed',
  };
}

export function refundJson(state: StripeState, refund: Refund): Wire {
  const { id, charge, amount, currency, created, metadata, status } = refund;
  const { payment, customer } = state.get(state.charges, charge);
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge,
    created,
    currency,
    customer,
    metadata,
    payment_intent: payment,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}

export function disputeJson(state: StripeState, dispute: Dispute): Wire {
  const { id, charge, amount, currency, created, status, reinstatedAt } = dispute;
  const withdrawn = { id: `txn_${id}`, object: 'balance_transaction', amount: -amount, created };
  const back = { id: `txn_back_${id}`, object: 'balance_transaction', amount, created: reinstatedAt };
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions: reinstatedAt === null ? [withdrawn] : [withdrawn, back],
    charge,
    created,
    currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: state.get(state.charges, charge).payment,
    reason: 'general',
    status,
  };
}

/** Any object by its id, for what is to be expanded. */
export function renderById(state: StripeState, id: string): Wire | null {
  const customer = state.customers.get(id);
  if (customer) return customerJson(customer);
  const card = state.cards.get(id);
  if (card) return cardJson(card);
  const invoice = state.invoices.get(id);
  if (invoice) return renderInvoice(invoice);
  const subscription = state.subscriptions.get(id);
  if (subscription) return renderSubscription(state, subscription);
  const payment = state.payments.get(id);
  if (payment) return paymentJson(payment);
  const charge = state.charges.get(id);
  return charge ? chargeJson(state, charge) : null;
}
