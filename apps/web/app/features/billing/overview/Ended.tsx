import type { Subscription } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { Link } from 'react-router';
import { billingPath, subscribePath } from '../../../shell/billing-paths.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';

/** Somebody back on Light: nothing of theirs is lost. */
export function Ended({ subscription: { planType, price } }: { subscription: Subscription }) {
  return (
    <section className="card card-body stack" aria-label={`${planNames.investor} ended`}>
      <Notice title={`${planNames.investor} has ended.`}>
        You’re on {planNames.light}. Your notes, forecasts and lists are kept.
      </Notice>
      <div className="row row-wrap">
        <Link
          className={buttonClass({ variant: 'primary' })}
          to={subscribePath({ period: planType, currency: price.currency, from: billingPath })}
        >
          Start again
        </Link>
      </div>
    </section>
  );
}
