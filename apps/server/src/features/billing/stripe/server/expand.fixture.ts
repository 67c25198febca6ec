import { list, refundJson, renderById } from './render.fixture.ts';
import { paymentsJson } from './render-plan.fixture.ts';
import type { StripeState, Wire } from './state.fixture.ts';

/** Puts whole objects where ids are, as `expand` asks: `data.latest_invoice.payments`. */
export function expandAll(state: StripeState, answer: Wire, paths: readonly string[]): Wire {
  for (const path of paths) expand(state, answer, path.split('.'));
  return answer;
}

function expand(state: StripeState, object: Wire, [part = '', ...rest]: readonly string[]): void {
  if (object.object === 'list' && part === 'data') {
    for (const item of object.data as Wire[]) expand(state, item, rest);
    return;
  }
  const value = included(state, object, part) ?? referenced(state, object[part]);
  if (value === null) return;
  object[part] = value;
  if (rest.length > 0) expand(state, value, rest);
}

/** What is only there when it is asked for. */
function included(state: StripeState, object: Wire, part: string): Wire | null {
  if (object.object === 'invoice' && part === 'payments') {
    const invoice = state.invoices.get(String(object.id));
    return invoice === undefined ? null : paymentsJson(state, invoice);
  }
  if (object.object !== 'charge' || part !== 'refunds') return null;
  const refunds = [...state.refunds.values()].filter(({ charge }) => charge === object.id).reverse();
  const data = refunds.map((refund) => refundJson(state, refund));
  return list(`/v1/charges/${String(object.id)}/refunds`, data);
}

function referenced(state: StripeState, value: unknown): Wire | null {
  if (typeof value === 'string') return renderById(state, value);
  return typeof value === 'object' ? (value as Wire | null) : null;
}
