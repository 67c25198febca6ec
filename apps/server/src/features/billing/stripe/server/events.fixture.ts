import { chargeJson, customerJson, disputeJson, refundJson } from './render.fixture.ts';
import { renderInvoice, renderSubscription } from './render-plan.fixture.ts';
import type {
  Charge,
  Dispute,
  Invoice,
  Refund,
  SentEvent,
  StripeCustomer,
  StripeState,
  Subscription,
  Wire,
} from './state.fixture.ts';

/** Keeps that it happened, as the object was then. */
export function happened(state: StripeState, type: string, object: Wire): SentEvent {
  const event = { id: state.newId('evt'), type, created: state.now, object: structuredClone(object) };
  state.events.push(event);
  return event;
}

export function invoiceHappened(state: StripeState, what: string, invoice: Invoice): void {
  happened(state, `invoice.${what}`, renderInvoice(invoice));
}

export function subscriptionHappened(state: StripeState, what: string, subscription: Subscription): void {
  happened(state, `customer.subscription.${what}`, renderSubscription(state, subscription));
}

export function chargeHappened(state: StripeState, what: string, charge: Charge): void {
  happened(state, `charge.${what}`, chargeJson(state, charge));
}

export function refundHappened(state: StripeState, what: string, refund: Refund): void {
  happened(state, `refund.${what}`, refundJson(state, refund));
}

export function disputeHappened(state: StripeState, what: string, dispute: Dispute): void {
  happened(state, `charge.dispute.${what}`, disputeJson(state, dispute));
}

export function customerHappened(state: StripeState, what: string, customer: StripeCustomer): void {
  const { isDeleted } = customer;
  happened(state, `customer.${what}`, customerJson({ ...customer, isDeleted: false }));
  customer.isDeleted = isDeleted;
}

export function eventJson({ id, type, created, object }: SentEvent): Wire {
  return {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}
