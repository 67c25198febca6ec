import { getPlans, type PlanOffer } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import { paymentNote } from '@tenfold/contract/policy/plans';
import type { Tier } from '@tenfold/contract/policy/rights';
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { keptScreen } from '../../../platform/screens/kept-screen.ts';
import { pageMeta } from '../../../platform/screens/page-meta.ts';
import { registerPath } from '../../../platform/screens/return-to.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { useTier } from '../../../session/tier.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { companyLimitLabel } from '../quota/quota-labels.ts';
import { PlanCard } from './PlanCard.tsx';
import { addedLines, planLines } from './plan-lines.ts';
import { planPriceLabel } from './plan-price.ts';

export const headers = keptScreen(null);

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

export default function PlansRoute() {
  const { offers } = useLoaderData<typeof loader>();
  const tier = useTier();
  return (
    <div className="plans-page">
      <div className="stack stack-2">
        <h1>Plans</h1>
        <p className="muted">
          Every company’s header, summary and valuation are free for everyone. Apple is fully open.
        </p>
      </div>
      <div className="plans">
        <PlanCard
          name="Visitor"
          price={{ amount: 'Free', per: 'without an account' }}
          allowance={companyLimitLabel(offers.visitor.companiesAMonth)}
          lines={planLines('visitor')}
          isCurrent={tier === 'visitor'}
        />
        {offers.plans.map(({ key, name, price, companiesAMonth }) => (
          <PlanCard
            key={key}
            name={name}
            price={planPriceLabel(price)}
            allowance={companyLimitLabel(companiesAMonth)}
            {...(key === 'investor'
              ? { includes: 'Everything in Light', lines: addedLines('investor', 'light') }
              : { lines: planLines(key) })}
            isCurrent={tier === key}
            isFeatured={tier === 'visitor' ? key === 'light' : tier === key}
            action={<PlanAction plan={key} tier={tier} />}
          />
        ))}
      </div>
      <p className="caption">
        Companies count per calendar month (UTC). Once you open a company, it stays open for the month.
      </p>
    </div>
  );
}

function PlanAction({ plan, tier }: { plan: PlanOffer['key']; tier: Tier }) {
  if (plan === 'light' && tier === 'visitor') {
    return (
      <Link className={buttonClass({ variant: 'primary', block: true })} to={registerPath('/plans')}>
        Sign up free
      </Link>
    );
  }
  if (plan === 'investor' && tier !== 'investor') return <p className="caption">{paymentNote}</p>;
  return null;
}
