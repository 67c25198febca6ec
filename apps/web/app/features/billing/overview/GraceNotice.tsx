import type { Subscription } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { Link } from 'react-router';
import { billingPath } from '../../../shell/billing-paths.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import { cardLabel } from '../cards/card-labels.ts';
import { shortDayOf } from '../money/time-labels.ts';

/** On screens beside billing: a renewal was refused, and the plan ends. Nothing without one. */
export function GraceNotice({ subscription }: { subscription: Subscription | null }) {
  const grace = subscription?.grace ?? null;
  if (subscription === null || grace === null) return null;
  const card = subscription.card === null ? 'Your card' : cardLabel(subscription.card);
  return (
    <Notice
      tone="warn"
      title={`Your payment failed. ${planNames.investor} stays until ${shortDayOf(grace.until)}.`}
      action={
        <Link className="link" to={billingPath}>
          Pay or update your card
        </Link>
      }
    >
      {card} was declined on {shortDayOf(grace.failedAt)}.
    </Notice>
  );
}
