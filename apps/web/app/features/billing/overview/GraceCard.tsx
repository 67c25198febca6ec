import type { BillingOverview, Subscription } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { Link } from 'react-router';
import { paymentMethodPath } from '../../../shell/billing-paths.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { cardLabel } from '../cards/card-labels.ts';
import { formatSum } from '../money/format-sum.ts';
import { shortDayOf } from '../money/time-labels.ts';
import { graceTrack, retriesLabel } from './grace-track.ts';

interface Props {
  subscription: Subscription;
  grace: NonNullable<Subscription['grace']>;
  now: BillingOverview['now'];
  busy: boolean;
  onPay: () => void;
}

/** A renewal was refused: what stays until when, and the two ways out. */
export function GraceCard({ subscription, grace, now, busy, onPay }: Props) {
  const { failedAt, until, retries, total } = grace;
  const { days, gone, leftLabel } = graceTrack(grace, now);
  const card = subscription.card === null ? 'Your card' : cardLabel(subscription.card);
  return (
    <section className="card card-body stack stack-4" aria-label="Payment failed">
      <Notice
        tone="warn"
        title={`Your payment failed. ${planNames.investor} stays until ${shortDayOf(until)}.`}
      >
        {card} was declined on {shortDayOf(failedAt)}. {retriesLabel(retries, now)}
      </Notice>
      <div className="stack stack-2">
        <div className="grace" role="img" aria-label={`${gone} of ${days} days of grace used`}>
          {Array.from({ length: days }, (_, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            <i key={day} className={day < gone ? 'gone' : undefined} />
          ))}
        </div>
        <p className="caption row row-between">
          <span>{shortDayOf(failedAt)}</span>
          <span>{leftLabel}</span>
          <span>{shortDayOf(until)}</span>
        </p>
      </div>
      <div className="row row-wrap">
        <Link className={buttonClass({ variant: 'primary' })} to={paymentMethodPath}>
          Update card
        </Link>
        <Button className="needs-script" busy={busy} onClick={onPay}>
          Pay {formatSum(total)} now
        </Button>
      </div>
    </section>
  );
}
