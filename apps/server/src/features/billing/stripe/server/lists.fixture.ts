import { cardJson } from './bank.fixture.ts';
import { eventJson } from './events.fixture.ts';
import { type Form, numberAt, textAt, textsAt } from './form.fixture.ts';
import { priceJson } from './price-json.fixture.ts';
import { chargeJson, disputeJson, list } from './render.fixture.ts';
import { renderInvoice, renderSubscription } from './render-plan.fixture.ts';
import type { StripeState, Wire } from './state.fixture.ts';

type Lister = (state: StripeState, form: Form) => readonly Wire[];

const ended = ['canceled', 'incomplete_expired'];

/** Newest first, before they are cut into pages. */
const listers: Readonly<Record<string, Lister>> = {
  payment_methods: (state, form) => newest(state.cards).filter(isOf(form, 'customer')).map(cardJson),
  subscriptions: (state, form) =>
    newest(state.subscriptions)
      .filter(isOf(form, 'customer'))
      .filter(({ status }) => textAt(form, 'status') === 'all' || !ended.includes(status))
      .map((subscription) => renderSubscription(state, subscription)),
  invoices: (state, form) =>
    newest(state.invoices)
      .filter(isOf(form, 'customer', 'subscription', 'status'))
      .map((invoice) => renderInvoice(invoice)),
  charges: (state, form) =>
    newest(state.charges)
      .filter(({ customer, payment }) =>
        isOf(form, 'customer', 'payment_intent')({ customer, payment_intent: payment }),
      )
      .map((charge) => chargeJson(state, charge)),
  disputes: (state, form) =>
    newest(state.disputes)
      .filter(isOf(form, 'charge'))
      .map((dispute) => disputeJson(state, dispute)),
  prices: (state, form) =>
    newest(state.prices)
      .filter(({ lookupKey }) => textsAt(form, 'lookup_keys').includes(lookupKey))
      .map(priceJson),
  events: (state, form) => {
    const since = numberAt(form, 'created', 'gte') ?? 0;
    const type = textAt(form, 'type');
    return state.events
      .filter((event) => event.created >= since && (type === undefined || event.type === type))
      .reverse()
      .map(eventJson);
  },
};

/** Null: no such list. */
export function listPage(state: StripeState, name: string, form: Form): Wire | null {
  const lister = listers[name];
  if (lister === undefined) return null;
  const all = lister(state, form);
  const after = textAt(form, 'starting_after');
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const to = from + (numberAt(form, 'limit') ?? 10);
  return list(`/v1/${name}`, all.slice(from, to), to < all.length);
}

function newest<Stored>(stored: ReadonlyMap<string, Stored>): Stored[] {
  return [...stored.values()].reverse();
}

/** Those that have what the form asks for under these names. */
function isOf(form: Form, ...names: readonly string[]): (one: object) => boolean {
  return (one) =>
    names.every((name) => {
      const wanted = textAt(form, name);
      return wanted === undefined || (one as Record<string, unknown>)[name] === wanted;
    });
}
