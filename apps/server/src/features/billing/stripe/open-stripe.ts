import type { PaymentProvider } from '../provider/provider.ts';
import { attachCard, detachCard, startCardSetup, updateCard } from './cards.ts';
import { changePlan } from './changes.ts';
import { expireCheckout, openCheckout, readCheckout } from './checkout.ts';
import { openAccount, type StripeAccount, type StripeOptions } from './client/stripe-account.ts';
import { translateError, withTranslatedErrors } from './client/stripe-errors.ts';
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
    now: withTranslatedErrors((customer) => billingTime(account, customer)),
    createCustomer: withTranslatedErrors((person, key) => createCustomer(account, person, key)),
    updateCustomer: withTranslatedErrors((customer, details) => updateCustomer(account, customer, details)),
    forgetCustomer: withTranslatedErrors((customer) => forgetCustomer(account, customer)),
    readCustomer: withTranslatedErrors((customer) => readCustomer(account, customer)),
    startCardSetup: withTranslatedErrors((customer, key) => startCardSetup(account, customer, key)),
    attachCard: withTranslatedErrors((customer, card) => attachCard(account, customer, card)),
    updateCard: withTranslatedErrors((customer, card, change) => updateCard(account, customer, card, change)),
    detachCard: withTranslatedErrors((customer, card) => detachCard(account, customer, card)),
  } satisfies Partial<PaymentProvider>;
}

function plans(account: StripeAccount) {
  return {
    preview: withTranslatedErrors((customer, change, at) => previewChange(account, customer, change, at)),
    subscribe: withTranslatedErrors((customer, order, key) => subscribe(account, customer, order, key)),
    change: withTranslatedErrors((customer, change, key) => changePlan(account, customer, change, key)),
    cancel: withTranslatedErrors((customer, subscription, when) =>
      when === 'now'
        ? cancelNow(account, customer, subscription)
        : cancelAtPeriodEnd(account, customer, subscription, true),
    ),
    undoCancel: withTranslatedErrors((customer, subscription) =>
      cancelAtPeriodEnd(account, customer, subscription, false),
    ),
    postpone: withTranslatedErrors((customer, subscription, until, key) =>
      postpone(account, customer, subscription, until, key),
    ),
  } satisfies Partial<PaymentProvider>;
}

function payments(account: StripeAccount) {
  return {
    payInvoice: withTranslatedErrors((customer, invoice, key) => payInvoice(account, customer, invoice, key)),
    refund: withTranslatedErrors((customer, invoice, key) => refundInvoice(account, customer, invoice, key)),
    openCheckout: withTranslatedErrors((customer, order, key) => openCheckout(account, customer, order, key)),
    readCheckout: withTranslatedErrors((session) => readCheckout(account, session)),
    expireCheckout: withTranslatedErrors((session) => expireCheckout(account, session)),
  } satisfies Partial<PaymentProvider>;
}

function news(account: StripeAccount) {
  return {
    readEvent: (body, signature) => readEvent(account, body, signature),
    findCustomerOfEvent: withTranslatedErrors((id) => findCustomerOfEvent(account, id)),
    async *listEvents(since) {
      try {
        yield* listEvents(account, since);
      } catch (cause) {
        throw translateError(cause);
      }
    },
  } satisfies Partial<PaymentProvider>;
}
