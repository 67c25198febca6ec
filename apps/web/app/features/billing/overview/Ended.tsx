import type { BillingOverview } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { Link } from 'react-router';
import { plansPath } from '../../../platform/screens/return-to.ts';
import { billingPath, subscribePath } from '../../../shell/billing-paths.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { endedText } from './ended-text.ts';

/** Somebody back on Light: when and why, and that nothing of theirs is lost. */
export function Ended({ overview }: { overview: BillingOverview }) {
  const { subscription } = overview;
  const text = endedText(overview);
  if (text === null) return null;
  const again =
    subscription === null
      ? plansPath(billingPath)
      : subscribePath({
          period: subscription.planType,
          currency: subscription.price.currency,
          from: billingPath,
        });
  return (
    <section className="card card-body stack" aria-label={`${planNames.investor} ended`}>
      <Notice title={text}>You’re on {planNames.light}. Your notes, forecasts and lists are kept.</Notice>
      <div className="row row-wrap">
        <Link className={buttonClass({ variant: 'primary' })} to={again}>
          Start again
        </Link>
      </div>
    </section>
  );
}
