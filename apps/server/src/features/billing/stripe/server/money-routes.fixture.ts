import { chargeHappened, eventJson, refundHappened } from './events.fixture.ts';
import { type Form, mergeMetadata, textAt } from './form.fixture.ts';
import { attemptPayment, payerOf, voidInvoice } from './invoices.fixture.ts';
import { chargeJson, paymentJson, refundJson } from './render.fixture.ts';
import { renderInvoice } from './render-plan.fixture.ts';
import type { Routes } from './routes.fixture.ts';
import { invalid, missing, type Refund, type StripeState, store, type Wire } from './state.fixture.ts';
import { afterPayment } from './subscriptions.fixture.ts';

const rates: Readonly<Record<string, Wire>> = {
  txr_ie: { display_name: 'VAT', percentage: 23 },
  txr_reverse: { display_name: 'VAT', percentage: 0 },
};

export const moneyRoutes: Routes = {
  'GET /v1/invoices/{id}': (state, [id]) => renderInvoice(state.get(state.invoices, id)),
  'POST /v1/invoices/{id}/pay': (state, [id], form) => {
    const invoice = state.get(state.invoices, id);
    if (invoice.status !== 'open') throw invalid('invoice_already_paid', 'invoice');
    const subscription = state.get(state.subscriptions, invoice.subscription);
    const chosen = textAt(form, 'payment_method');
    const card = chosen === undefined ? payerOf(state, subscription) : state.get(state.cards, chosen);
    const refused = attemptPayment(state, invoice, card);
    afterPayment(state, invoice);
    if (refused !== null) throw refused;
    return renderInvoice(invoice);
  },
  'POST /v1/invoices/{id}/void': (state, [id]) => {
    const invoice = state.get(state.invoices, id);
    if (invoice.status !== 'open') throw invalid('status_transition_invalid', 'invoice');
    voidInvoice(state, invoice);
    dropPendingOf(state, invoice.id);
    return renderInvoice(invoice);
  },
  'GET /v1/payment_intents/{id}': (state, [id]) => paymentJson(state.get(state.payments, id)),
  'GET /v1/charges/{id}': (state, [id]) => chargeJson(state, state.get(state.charges, id)),
  'POST /v1/refunds': (state, _, form) => refund(state, form),
  'GET /v1/tax_rates/{id}': (state, [id = '']) => ({
    ...(rates[id] ?? {}),
    id,
    object: 'tax_rate',
    created: state.now,
  }),
  'GET /v1/events/{id}': (state, [id]) => {
    const event = state.events.find((one) => one.id === id);
    if (event === undefined) throw missing(id ?? '');
    return eventJson(event);
  },
};

function refund(state: StripeState, form: Form): Wire {
  const payment = textAt(form, 'payment_intent');
  const charges = [...state.charges.values()].filter((one) => one.payment === payment);
  const charge = charges.find(({ failure }) => failure === null);
  if (charge === undefined) throw invalid('resource_missing', 'payment_intent');
  const own = [...state.refunds.values()].filter((one) => one.charge === charge.id);
  if (own.some(({ status }) => status !== 'failed'))
    throw invalid('charge_already_refunded', 'payment_intent');
  const isDisputed = [...state.disputes.values()].some((one) => one.charge === charge.id);
  if (isDisputed) throw invalid('charge_disputed', 'payment_intent');
  const { amount, currency } = charge;
  const made: Refund = store(state.refunds, {
    id: state.newId('re'),
    charge: charge.id,
    amount,
    currency,
    created: state.now,
    metadata: mergeMetadata({}, form),
    status: 'succeeded',
  });
  refundHappened(state, 'created', made);
  chargeHappened(state, 'refunded', charge);
  return refundJson(state, made);
}

/** A change that waited for this payment is given up. */
function dropPendingOf(state: StripeState, invoice: string): void {
  for (const subscription of state.subscriptions.values()) {
    if (subscription.pending?.invoice === invoice) subscription.pending = null;
  }
}
