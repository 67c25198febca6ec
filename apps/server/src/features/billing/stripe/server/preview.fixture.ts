import { type Form, numberAt, textAt } from './form.fixture.ts';
import { draftOf } from './invoices.fixture.ts';
import { addPeriod } from './periods.fixture.ts';
import { renderInvoice } from './render-plan.fixture.ts';
import type { Line, StripeState, Wire } from './state.fixture.ts';
import { linesOfChange } from './subscriptions.fixture.ts';

/** The invoice that a subscription, or a change of one, would have now. Nothing is kept. */
export function previewInvoice(state: StripeState, form: Form): Wire {
  const customer = textAt(form, 'customer') ?? '';
  const price = textAt(form, 'subscription_details', 'items', '0', 'price') ?? '';
  const hasTax = textAt(form, 'automatic_tax', 'enabled') === 'true';
  const lines = previewLines(state, form, price);
  const subscription = textAt(form, 'subscription') ?? 'sub_to_come';
  const about = {
    id: state.newId('upcoming_in'),
    customer,
    subscription,
    reason: 'subscription_create',
  } as const;
  return renderInvoice(draftOf(state, about, { price, hasTax, lines }));
}

function previewLines(state: StripeState, form: Form, price: string): Line[] {
  const id = textAt(form, 'subscription');
  if (id !== undefined) {
    const at = numberAt(form, 'subscription_details', 'proration_date') ?? state.now;
    return linesOfChange(state, state.get(state.subscriptions, id), price, at);
  }
  const { amount, interval } = state.get(state.prices, price);
  const to = addPeriod(state.now, interval, 1);
  return [{ amount, price, from: state.now, to, isProration: false }];
}
