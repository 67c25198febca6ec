import { getPlans, type PlanOffer } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import { paymentNote } from '@tenfold/contract/policy/plans';
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { keptScreen } from '../../../platform/screens/kept-screen.ts';
import { registerPath } from '../../../platform/screens/return-to.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { useTier } from '../../../session/tier.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { companyLimitLabel } from '../quota/quota-labels.ts';
import { PlanCard } from './PlanCard.tsx';
import { planLines } from './plan-lines.ts';

export const headers = keptScreen(null);

export async function loader({ context, url }: LoaderFunctionArgs) {
  const offers = await context.get(apiContext).call(getPlans).catch(throwScreenError);
  return { offers, address: `${context.get(publicUrlContext) ?? url.origin}/plans` };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [
    { title: `Plans — ${brand.name}` },
    { name: 'description', content: `What you can see on ${brand.name} with and without an account.` },
    ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.address }] : []),
  ];
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
            lines={planLines(key)}
            isCurrent={tier === key}
            isFeatured={key === 'investor'}
            action={
              key === 'light' &&
              tier === 'visitor' && (
                <Link
                  className={buttonClass({ variant: 'primary', block: true })}
                  to={registerPath('/plans')}
                >
                  Sign up
                </Link>
              )
            }
          />
        ))}
      </div>
      <p className="caption">
        {paymentNote} Companies count per calendar month (UTC). Once you open a company, it stays open for the
        month.
      </p>
    </div>
  );
}

/** `Free`, or `$96` with what it is for. */
function planPriceLabel(price: PlanOffer['price']): { amount: string; per: string | null } {
  if (price === null) return { amount: 'Free', per: null };
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: price.currency,
    maximumFractionDigits: Number.isInteger(price.amount) ? 0 : 2,
  });
  return { amount: money.format(price.amount), per: `a ${price.per}, sample price` };
}
