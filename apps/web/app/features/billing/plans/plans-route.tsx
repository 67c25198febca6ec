import { getPlans } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import type { PlanType } from '@tenfold/contract/policy/plans';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { cachedScreen } from '../../../platform/screens/cached-screen.ts';
import { sitePath } from '../../../platform/screens/next-path.ts';
import { pageMeta } from '../../../platform/screens/page-meta.ts';
import { fromParameter } from '../../../platform/screens/return-to.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { useTier } from '../../../session/tier.ts';
import { currenciesOf, savedPercent } from '../money/plan-prices.ts';
import { companyLimitLabel } from '../quota/quota-labels.ts';
import { PlanAction } from './PlanAction.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlansHead } from './PlansHead.tsx';
import { PlanTable } from './PlanTable.tsx';
import { addedLines, planLines } from './plan-lines.ts';
import { planPriceLabel } from './plan-price.ts';
import { useChosenInAddress } from './use-chosen-in-address.ts';

export const headers = cachedScreen(null, ['period', 'currency', fromParameter]);

export async function loader({ context, url }: LoaderFunctionArgs) {
  const offers = await context.get(apiContext).call(getPlans).catch(throwScreenError);
  const tags = pageMeta({
    title: `Plans — ${brand.name}`,
    description: `What you can see on ${brand.name} with and without an account.`,
    address: `${context.get(publicUrlContext) ?? url.origin}/plans`,
  });
  return { offers, tags };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.tags;
}

/** Another period or currency is another look at the same offers. */
export function shouldRevalidate() {
  return false;
}

export default function PlansRoute() {
  const { offers } = useLoaderData<typeof loader>();
  const tier = useTier();
  const prices = offers.plans.flatMap(({ prices }) => prices);
  const { period, currency, from, choose } = useWanted(currenciesOf(prices));
  const saved = period === 'year' ? savedPercent(prices, currency) : null;
  return (
    <div className="plans-page">
      <PlansHead period={period} currency={currency} currencies={currenciesOf(prices)} onChoose={choose} />
      <div className="plans">
        <PlanCard
          name="Visitor"
          price={{ amount: 'Free', per: null, note: 'Without an account' }}
          allowance={companyLimitLabel(offers.visitor.companiesAMonth)}
          lines={planLines('visitor')}
          isCurrent={tier === 'visitor'}
        />
        {offers.plans.map(({ key, name, prices: ofPlan, companiesAMonth }) => (
          <PlanCard
            key={key}
            name={name}
            price={planPriceLabel(ofPlan, period, currency)}
            mark={key === 'investor' && saved !== null ? `save ${saved}%` : null}
            allowance={companyLimitLabel(companiesAMonth)}
            {...(key === 'investor'
              ? { includes: 'Everything in Light', lines: addedLines('investor', 'light') }
              : { lines: planLines(key) })}
            isCurrent={tier === key}
            isFeatured={tier === 'visitor' ? key === 'light' : key === 'investor'}
            action={<PlanAction plan={key} tier={tier} wanted={{ period, currency, from }} />}
          />
        ))}
      </div>
      <PlanTable offers={offers} />
      <p className="caption">
        Companies count per calendar month (UTC). Once you open a company, it stays open for the month.
      </p>
    </div>
  );
}

/** Reads the address: a link to the plans can name both, and where to go back to after paying. */
function useWanted(currencies: readonly string[]) {
  const { parameters, choose } = useChosenInAddress();
  const period: PlanType = parameters.get('period') === 'month' ? 'month' : 'year';
  const named = parameters.get('currency');
  const currency = currencies.find((each) => each === named) ?? currencies[0] ?? 'USD';
  const from = sitePath(parameters.get(fromParameter));
  return { period, currency, from: from === '/' ? null : from, choose };
}
