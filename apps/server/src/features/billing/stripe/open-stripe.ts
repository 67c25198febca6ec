import type { PaymentProvider } from '../provider/provider.ts';
import { attachCard, detachCard, startCardSetup, updateCard } from './cards.ts';
import { changePlan } from './changes.ts';
import { expireCheckout, openCheckout, readCheckout } from './checkout.ts';
import { openAccount, type StripeAccount, type StripeOptions } from './client/stripe-account.ts';
import { asking, translateError } from './client/stripe-errors.ts';
import { billingTime, createCustomer, forgetCustomer, readCustomer, updateCustomer } from './customers.ts';
import { findCustomerOfEvent, listEvents, readEvent } from './events.ts';
import { payInvoice } from './invoices.ts';
import { previewChange } from './previews.ts';
import { refundInvoice } from './refunds.ts';
import { cancelAtPeriodEnd, cancelNow, postpone, subscribe } from './subscriptions.ts';

/** Money moves at Stripe. */
export function openStripe(options: StripeOptions): PaymentProvider {
  const account = openAccount(options);
  return {
    environment: account.environment,
    publishableKey: options.publishableKey,
    ...customersAndCards(account),
    ...plans(account),
    ...payments(account),
    ...news(account),
  };
}

function customersAndCards(account: StripeAccount) {
  return {
    now: asking((customer) => billingTime(account, customer)),
    createCustomer: asking((person, key) => createCustomer(account, person, key)),
    updateCustomer: asking((customer, details) => updateCustomer(account, customer, details)),
    forgetCustomer: asking((customer) => forgetCustomer(account, customer)),
    readCustomer: asking((customer) => readCustomer(account, customer)),
    startCardSetup: asking((customer, key) => startCardSetup(account, customer, key)),
    attachCard: asking((customer, card) => attachCard(account, customer, card)),
    updateCard: asking((customer, card, change) => updateCard(account, customer, card, change)),
    detachCard: asking((customer, card) => detachCard(account, customer, card)),
  } satisfies Partial<PaymentProvider>;
}

function plans(account: StripeAccount) {
  return {
    preview: asking((customer, change, at) => previewChange(account, customer, change, at)),
    subscribe: asking((customer, order, key) => subscribe(account, customer, order, key)),
    change: asking((customer, change, key) => changePlan(account, customer, change, key)),
    cancel: asking((customer, subscription, when) =>
      when === 'now'
        ? cancelNow(account, customer, subscription)
        : cancelAtPeriodEnd(account, customer, subscription, true),
    ),
    undoCancel: asking((customer, subscription) => cancelAtPeriodEnd(account, customer, subscription, false)),
    postpone: asking((customer, subscription, until, key) =>
      postpone(account, customer, subscription, until, key),
    ),
  } satisfies Partial<PaymentProvider>;
}

function payments(account: StripeAccount) {
  return {
    payInvoice: asking((customer, invoice, key) => payInvoice(account, customer, invoice, key)),
    refund: asking((customer, invoice, key) => refundInvoice(account, customer, invoice, key)),
    openCheckout: asking((customer, order, key) => openCheckout(account, customer, order, key)),
    readCheckout: asking((session) => readCheckout(account, session)),
    expireCheckout: asking((session) => expireCheckout(account, session)),
  } satisfies Partial<PaymentProvider>;
}

function news(account: StripeAccount) {
  return {
    readEvent: (body, signature) => readEvent(account, body, signature),
    findCustomerOfEvent: asking((id) => findCustomerOfEvent(account, id)),
    async *listEvents(since) {
      try {
        yield* listEvents(account, since);
      } catch (cause) {
        throw translateError(cause);
      }
    },
  } satisfies Partial<PaymentProvider>;
}
