import { cardJson, tryCard } from './bank.fixture.ts';
import { customerHappened } from './events.fixture.ts';
import { type Form, mergeMetadata, numberAt, textAt } from './form.fixture.ts';
import { customerJson, list } from './render.fixture.ts';
import type { Routes } from './routes.fixture.ts';
import {
  invalid,
  missing,
  type Setup,
  type StripeCustomer,
  type StripeState,
  store,
  type TaxNumber,
  type Wire,
} from './state.fixture.ts';
import { endSubscription } from './subscriptions.fixture.ts';

export const peopleRoutes: Routes = {
  'POST /v1/customers': (state, _, form) => {
    const customer = store(state.customers, newCustomer(state, form));
    customerHappened(state, 'created', customer);
    return customerJson(customer);
  },
  'GET /v1/customers/{id}': (state, [id]) => customerJson(state.get(state.customers, id)),
  'POST /v1/customers/{id}': (state, [id], form) => {
    const customer = living(state, id);
    customer.name = textAt(form, 'name') ?? customer.name;
    customer.email = textAt(form, 'email') ?? customer.email;
    customer.line1 = textAt(form, 'address', 'line1') ?? customer.line1;
    customer.country = textAt(form, 'address', 'country') ?? customer.country;
    customer.defaultCard = textAt(form, 'invoice_settings', 'default_payment_method') ?? customer.defaultCard;
    customerHappened(state, 'updated', customer);
    return customerJson(customer);
  },
  'DELETE /v1/customers/{id}': (state, [id]) => {
    forget(state, living(state, id));
    return { id, object: 'customer', deleted: true };
  },
  'GET /v1/customers/{id}/tax_ids': (state, [id]) => {
    const own = [...state.taxNumbers.values()].filter(({ customer }) => customer === id);
    return list(`/v1/customers/${id}/tax_ids`, own.map(taxNumberJson));
  },
  'POST /v1/customers/{id}/tax_ids': (state, [id], form) => {
    const value = textAt(form, 'value') ?? '';
    if (!/^[A-Z]{2}\w{5,}$/.test(value)) throw invalid('tax_id_invalid', 'value');
    const customer = living(state, id).id;
    const number = { id: state.newId('txi'), customer, type: textAt(form, 'type') ?? '', value };
    return taxNumberJson(store(state.taxNumbers, { ...number, created: state.now }));
  },
  'DELETE /v1/customers/{id}/tax_ids/{id}': (state, [, id = '']) => {
    state.taxNumbers.delete(id);
    return { id, object: 'tax_id', deleted: true };
  },
  'POST /v1/setup_intents': (state, _, form) => {
    const id = state.newId('seti');
    const customer = living(state, textAt(form, 'customer')).id;
    return setupJson(store(state.setups, { id, secret: `${id}_secret_x`, customer, created: state.now }));
  },
  'GET /v1/payment_methods/{id}': (state, [id]) => cardJson(state.get(state.cards, id)),
  'POST /v1/payment_methods/{id}': (state, [id], form) => {
    const card = state.get(state.cards, id);
    card.expMonth = numberAt(form, 'card', 'exp_month') ?? card.expMonth;
    card.expYear = numberAt(form, 'card', 'exp_year') ?? card.expYear;
    return cardJson(card);
  },
  'POST /v1/payment_methods/{id}/attach': (state, [id], form) => {
    const card = state.get(state.cards, id);
    tryCard(card);
    card.customer = living(state, textAt(form, 'customer')).id;
    return cardJson(card);
  },
  'POST /v1/payment_methods/{id}/detach': (state, [id]) => {
    const card = state.get(state.cards, id);
    if (card.customer === null) throw invalid('payment_method_unexpected_state', 'payment_method');
    for (const customer of state.customers.values()) {
      if (customer.defaultCard === card.id) customer.defaultCard = null;
    }
    for (const subscription of state.subscriptions.values()) {
      if (subscription.card === card.id) subscription.card = null;
    }
    card.customer = null;
    return cardJson(card);
  },
};

function newCustomer(state: StripeState, form: Form): StripeCustomer {
  return {
    id: state.newId('cus'),
    created: state.now,
    metadata: mergeMetadata({}, form),
    name: textAt(form, 'name') ?? '',
    email: textAt(form, 'email') ?? '',
    line1: textAt(form, 'address', 'line1') ?? '',
    country: textAt(form, 'address', 'country') ?? '',
    defaultCard: null,
    isDeleted: false,
  };
}

function living(state: StripeState, id: string | undefined): StripeCustomer {
  const customer = state.get(state.customers, id);
  if (customer.isDeleted) throw missing(customer.id);
  return customer;
}

function forget(state: StripeState, customer: StripeCustomer): void {
  for (const subscription of state.subscriptions.values()) {
    if (subscription.customer !== customer.id || subscription.endedAt !== null) continue;
    endSubscription(state, subscription);
  }
  for (const card of state.cards.values()) {
    if (card.customer === customer.id) card.customer = null;
  }
  customerHappened(state, 'deleted', customer);
  customer.isDeleted = true;
}

function taxNumberJson({ id, customer, type, value, created }: TaxNumber): Wire {
  return { id, object: 'tax_id', country: null, created, customer, livemode: false, type, value };
}

function setupJson({ id, secret, customer, created }: Setup): Wire {
  return {
    id,
    object: 'setup_intent',
    client_secret: secret,
    created,
    customer,
    livemode: false,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: 'off_session',
  };
}
