import type { Subscription } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { LatestInvoice } from '../invoices/LatestInvoice.tsx';
import { planTypeLabels } from '../money/plan-type-labels.ts';
import { dayOf } from '../money/time-labels.ts';
import { returnLabel } from './return-label.ts';

/** After paying, and for whoever pays what is paid already: one charge. */
export function PaymentDone({
  title,
  text,
  back,
}: {
  title: string;
  text?: string | undefined;
  back: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const label = returnLabel(back);

  // The button that paid is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="card card-body stack" aria-labelledby="payment-done">
      <div className="notice" role="status">
        <Icon name="check" />
        <div>
          <h2 id="payment-done" ref={heading} tabIndex={-1} className="notice-title">
            {title}
          </h2>
          {text}
        </div>
      </div>
      <div className="row row-wrap">
        <Link className={buttonClass({ variant: 'primary' })} to={back}>
          {label === null ? 'Go on' : `Back to ${label}`}
        </Link>
        <LatestInvoice />
      </div>
    </section>
  );
}

export function doneTitle({ newPlanType, period }: Subscription): string {
  if (newPlanType === null) return `You’re on ${planNames.investor}.`;
  return `You pay ${planTypeLabels[newPlanType].toLowerCase()} from ${dayOf(period.to)} on.`;
}
