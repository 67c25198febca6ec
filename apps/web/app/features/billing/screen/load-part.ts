import { getBillingDetails, getPlans, listCards, listInvoices } from '@tenfold/contract/billing';
import type { LoaderFunctionArgs } from 'react-router';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import { listCountries } from '../details/countries.ts';
import { listStates } from '../details/us-states.ts';
import { currenciesOf } from '../money/plan-prices.ts';

/** By what follows `/billing/`. */
export const titles = {
  '': 'Subscription & Billing',
  details: 'Billing details',
  'payment-method': 'Payment method',
} as const;

type BillingPart = keyof typeof titles;

export function isBillingPart(part: string): part is BillingPart {
  return Object.hasOwn(titles, part);
}

export async function loadPart({ context }: Pick<LoaderFunctionArgs, 'context'>, part: BillingPart) {
  const api = context.get(apiContext);
  const prices = async () => (await api.call(getPlans)).plans.flatMap((plan) => plan.prices);
  switch (part) {
    case '': {
      const all = Promise.all([api.call(listInvoices), prices()]).catch(throwScreenError);
      const [{ invoices }, offered] = await all;
      return { part, invoices, prices: offered } as const;
    }
    case 'details': {
      const all = Promise.all([api.call(getBillingDetails), prices()]).catch(throwScreenError);
      const [details, offered] = await all;
      const places = { countries: listCountries(), states: listStates() };
      return { part, details, currencies: currenciesOf(offered), ...places } as const;
    }
    case 'payment-method': {
      const { cards } = await api.call(listCards).catch(throwScreenError);
      return { part, cards } as const;
    }
  }
}
