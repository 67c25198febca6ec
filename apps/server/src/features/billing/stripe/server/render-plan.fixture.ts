import { priceJson } from './price-json.fixture.ts';
import type { Invoice, Line, StripeState, Subscription, Wire } from './state.fixture.ts';

/** Where Stripe has its documents. */
export const documentHost = 'https://pay.stripe.com';

export function renderSubscription(state: StripeState, subscription: Subscription): Wire {
  const { id, customer, created, status, anchor, card, trial, metadata, pending } = subscription;
  return {
    id,
    object: 'subscription',
    automatic_tax: { disabled_reason: null, enabled: subscription.hasTax, liability: null },
    billing_cycle_anchor: anchor,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    cancel_at: subscription.cancelsAtEnd ? subscription.to : null,
    cancel_at_period_end: subscription.cancelsAtEnd,
    canceled_at: subscription.canceledAt,
    collection_method: 'charge_automatically',
    created,
    currency: state.get(state.prices, subscription.price).currency,
    customer,
    default_payment_method: card,
    discounts: [],
    ended_at: subscription.endedAt,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: { object: 'list', data: [itemJson(state, subscription)], has_more: false, url: '/v1/items' },
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    metadata,
    pending_update:
      pending === null
        ? null
        : {
            billing_cycle_anchor: null,
            expires_at: pending.expiresAt,
            subscription_items: null,
            trial_end: null,
            trial_from_plan: null,
          },
    start_date: created,
    status,
    trial_end: trial?.to ?? null,
    trial_start: trial?.from ?? null,
  };
}

function itemJson(state: StripeState, { item, id, price, from, to, created }: Subscription): Wire {
  return {
    id: item,
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: to,
    current_period_start: from,
    discounts: [],
    metadata: {},
    price: priceJson(state.get(state.prices, price)),
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
}

/** @returns the smallest unit, before tax */
export function subtotalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

export function totalOf({ lines, tax }: Pick<Invoice, 'lines' | 'tax'>): number {
  return subtotalOf(lines) + (tax?.amount ?? 0);
}

export function renderInvoice(invoice: Invoice): Wire {
  const { id, customer, created, currency, status, number, lines, tax } = invoice;
  const total = totalOf(invoice);
  const paid = status === 'paid' ? total : 0;
  return {
    id,
    object: 'invoice',
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: total - paid,
    amount_shipping: 0,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    automatic_tax: {
      disabled_reason: null,
      enabled: tax !== null,
      liability: null,
      provider: null,
      status: null,
    },
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created,
    currency,
    customer: customer === '' ? null : customer,
    default_tax_rates: [],
    discounts: [],
    invoice_pdf: number === null ? null : `${documentHost}/invoice/${id}/pdf`,
    issuer: { type: 'self' },
    lines: {
      object: 'list',
      data: lines.map((line, index) => lineJson(invoice, line, index)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttempt,
    number,
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription: invoice.subscription },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    // Stripe’s own period of an invoice is the one before, which trips those who take it for the plan’s.
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    subtotal: subtotalOf(lines),
    total,
    total_taxes: tax === null ? [] : [taxJson(tax, subtotalOf(lines))],
  };
}

function taxJson(tax: { readonly amount: number; readonly rate: string }, taxable: number): Wire {
  return {
    amount: tax.amount,
    tax_behavior: 'exclusive',
    tax_rate_details: { tax_rate: tax.rate },
    taxability_reason: tax.rate === 'txr_reverse' ? 'reverse_charge' : 'standard_rated',
    taxable_amount: taxable,
    type: 'tax_rate_details',
  };
}

function lineJson(invoice: Invoice, { amount, price, from, to, isProration }: Line, index: number): Wire {
  return {
    id: `il_${invoice.id}_${index}`,
    object: 'line_item',
    amount,
    currency: invoice.currency,
    description: null,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: null,
        subscription: invoice.subscription,
        subscription_item: 'si_of_the_line',
      },
      type: 'subscription_item_details',
    },
    period: { end: to, start: from },
    pricing: {
      price_details: { price, product: 'tenfold_investor' },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    quantity: 1,
    subtotal: amount,
    taxes: [],
  };
}

/** How it was paid, or is to be. */
export function paymentsJson(state: StripeState, invoice: Invoice): Wire {
  const payment = invoice.payment === null ? undefined : state.payments.get(invoice.payment);
  const data = payment === undefined ? [] : [invoicePaymentJson(invoice, payment.id, payment.amount)];
  return { object: 'list', data, has_more: false, url: '/v1/invoice_payments' };
}

function invoicePaymentJson(invoice: Invoice, payment: string, amount: number): Wire {
  const status = { paid: 'paid', void: 'canceled', open: 'open', draft: 'open' }[invoice.status];
  return {
    id: `inpay_${payment}`,
    object: 'invoice_payment',
    amount_paid: status === 'paid' ? amount : null,
    amount_requested: amount,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: payment, type: 'payment_intent' },
    status,
    status_transitions: { canceled_at: invoice.voidedAt, paid_at: invoice.paidAt },
  };
}
