import {
  type Bill,
  getBillingDetails,
  getPlans,
  listCards,
  previewSubscription,
} from '@tenfold/contract/billing';
import { isApiError } from '@tenfold/contract/errors/api-error';
import type { PlanType } from '@tenfold/contract/policy/plans';
import type { LoaderFunctionArgs } from 'react-router';
import { sitePath } from '../../../platform/screens/next-path.ts';
import { fromParameter } from '../../../platform/screens/return-to.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import { billingPath } from '../../../shell/billing-paths.ts';
import { listCountries } from '../details/countries.ts';
import { listStates } from '../details/us-states.ts';
import { currenciesOf } from '../money/plan-prices.ts';
import { loadBilling } from '../screen/load-billing.ts';
import { checkoutKind } from './checkout-kind.ts';

export type Checkout = Awaited<ReturnType<typeof loadCheckout>>;

/** What the screen needs: who pays what with which card, and the bill as it is now. */
export async function loadCheckout(args: LoaderFunctionArgs) {
  const overview = await loadBilling(args);
  const api = args.context.get(apiContext);
  const [{ cards }, details, { plans }] = await Promise.all([
    api.call(listCards),
    api.call(getBillingDetails),
    api.call(getPlans),
  ]).catch(throwScreenError);
  const prices = plans.flatMap(({ prices }) => prices);
  const { searchParams } = args.url;
  const period: PlanType = searchParams.get('period') === 'month' ? 'month' : 'year';
  const currencies = currenciesOf(prices);
  const currency =
    overview.currency ?? currencies.find((each) => each === searchParams.get('currency')) ?? details.currency;
  const todo = checkoutKind(overview, period);
  const isPaying = todo.kind === 'subscribe' || todo.kind === 'change';
  const bill: Bill | null = isPaying
    ? await api
        .call(previewSubscription, { body: { planId: 'investor', planType: period, currency } })
        .catch(nullOnConflict)
    : null;
  const back = sitePath(searchParams.get(fromParameter));
  return {
    overview,
    cards,
    details,
    prices,
    period,
    currency,
    currencies,
    countries: listCountries(),
    states: listStates(),
    todo,
    bill,
    back: back === '/' ? billingPath : back,
  };
}

/** Between two calls somebody may have paid in another tab. */
function nullOnConflict(cause: unknown): null {
  if (isApiError(cause) && cause.code === 'conflict') return null;
  return throwScreenError(cause);
}
