import type { PlanOffer } from '@tenfold/contract/billing';
import { type PlanType, planNames } from '@tenfold/contract/policy/plans';
import type { Tier } from '@tenfold/contract/policy/rights';
import { Link } from 'react-router';
import { registerPath } from '../../../platform/screens/return-to.ts';
import { billingPath, subscribePath } from '../../../shell/billing-paths.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';

interface Props {
  plan: PlanOffer['key'];
  tier: Tier;
  wanted: { readonly period: PlanType; readonly currency: string; readonly from: string | null };
}

/** Whoever is signed in pays at once; a visitor signs up first and comes to the same place. */
export function PlanAction({ plan, tier, wanted }: Props) {
  if (plan === 'light') {
    if (tier !== 'visitor') return null;
    return (
      <Link
        className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
        to={registerPath(wanted.from ?? '/plans')}
      >
        Sign up free
      </Link>
    );
  }
  if (tier === 'investor') {
    return (
      <Link className={buttonClass({ size: 'lg', block: true })} to={billingPath}>
        Subscription & Billing
      </Link>
    );
  }
  const checkout = subscribePath(wanted);
  const isVisitor = tier === 'visitor';
  return (
    <Link
      className={buttonClass({ variant: isVisitor ? 'default' : 'primary', size: 'lg', block: true })}
      to={isVisitor ? registerPath(checkout) : checkout}
    >
      Choose {planNames.investor}
    </Link>
  );
}
