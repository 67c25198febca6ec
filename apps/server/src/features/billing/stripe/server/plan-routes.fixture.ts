import { type Form, textAt } from './form.fixture.ts';
import { previewInvoice } from './preview.fixture.ts';
import { priceJson } from './price-json.fixture.ts';
import { productJson } from './render.fixture.ts';
import { renderSubscription } from './render-plan.fixture.ts';
import type { Routes } from './routes.fixture.ts';
import { createSession, expireSession, sessionJson } from './sessions.fixture.ts';
import { invalid, missing, type StripePrice, type StripeState, store } from './state.fixture.ts';
import { createSubscription, endSubscription, updateSubscription } from './subscriptions.fixture.ts';

export const planRoutes: Routes = {
  'POST /v1/products': (state, _, form) => {
    const id = textAt(form, 'id') ?? state.newId('prod');
    if (state.products.has(id)) throw invalid('resource_already_exists', 'id');
    return productJson(store(state.products, { id, name: textAt(form, 'name') ?? '', created: state.now }));
  },
  'POST /v1/prices': (state, _, form) => priceJson(store(state.prices, newPrice(state, form))),
  'GET /v1/prices/{id}': (state, [id]) => priceJson(state.get(state.prices, id)),
  'POST /v1/subscriptions': (state, _, form) => renderSubscription(state, createSubscription(state, form)),
  'GET /v1/subscriptions/{id}': (state, [id]) =>
    renderSubscription(state, state.get(state.subscriptions, id)),
  'POST /v1/subscriptions/{id}': (state, [id = ''], form) =>
    renderSubscription(state, updateSubscription(state, id, form)),
  'DELETE /v1/subscriptions/{id}': (state, [id = '']) => {
    const subscription = state.get(state.subscriptions, id);
    if (subscription.endedAt !== null) throw missing(id);
    endSubscription(state, subscription);
    return renderSubscription(state, subscription);
  },
  'POST /v1/invoices/create_preview': (state, _, form) => previewInvoice(state, form),
  'POST /v1/checkout/sessions': (state, _, form) => sessionJson(state, createSession(state, form)),
  'GET /v1/checkout/sessions/{id}': (state, [id]) => sessionJson(state, state.get(state.sessions, id)),
  'POST /v1/checkout/sessions/{id}/expire': (state, [id]) => {
    const session = state.get(state.sessions, id);
    expireSession(state, session);
    return sessionJson(state, session);
  },
};

function newPrice(state: StripeState, form: Form): StripePrice {
  const lookupKey = textAt(form, 'lookup_key') ?? '';
  const isTaken = [...state.prices.values()].some((price) => price.lookupKey === lookupKey);
  if (isTaken) throw invalid('resource_already_exists', 'lookup_key');
  return {
    id: state.newId('price'),
    created: state.now,
    product: state.get(state.products, textAt(form, 'product')).id,
    lookupKey,
    amount: Number(textAt(form, 'unit_amount')),
    currency: textAt(form, 'currency') ?? '',
    interval: textAt(form, 'recurring', 'interval') === 'year' ? 'year' : 'month',
  };
}
