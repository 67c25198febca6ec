import type { BillingOverview, PlanPrice } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { Link } from 'react-router';
import { plansPath } from '../../../platform/screens/return-to.ts';
import { billingPath, subscribePath } from '../../../shell/billing-paths.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { savedPercent } from '../money/plan-prices.ts';
import { canceledText, offeredChange, planBadge, planFacts } from './plan-facts.ts';
import './plan-now.css';

interface Props {
  overview: BillingOverview;
  prices: readonly PlanPrice[];
  busy: boolean;
  onCancel: () => void;
  onUndo: () => void;
}

export function PlanNow({ overview, prices, busy, onCancel, onUndo }: Props) {
  const { plan, subscription } = overview;
  const badge = planBadge(overview);
  const canceled = canceledText(overview);
  return (
    <section className="card card-body plan-now" aria-labelledby="plan-now">
      <div className="plan-now-name">
        <h2 id="plan-now">{planNames[plan]}</h2>
        {badge && (
          <Badge tone={badge.tone} icon={badge.icon}>
            {badge.label}
          </Badge>
        )}
      </div>
      {canceled !== null && <p className="muted small">{canceled}</p>}
      <dl className="plan-facts">
        {planFacts(overview).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="row row-wrap">
        {subscription?.state === 'canceling' && (
          <Button variant="primary" icon="back" className="needs-script" busy={busy} onClick={onUndo}>
            Undo cancellation
          </Button>
        )}
        <Change overview={overview} prices={prices} />
        {(subscription?.state === 'active' || subscription?.state === 'payment_failed') && (
          <Button variant="ghost" className="needs-script" onClick={onCancel}>
            Cancel subscription
          </Button>
        )}
      </div>
    </section>
  );
}

function Change({ overview, prices }: Pick<Props, 'overview' | 'prices'>) {
  const { plan, subscription, cause } = overview;
  const isOver = subscription === null || subscription.state === 'ended';
  if (isOver && (plan === 'light' || cause === 'granted')) {
    const look = plan === 'light' ? ({ variant: 'primary' } as const) : {};
    return (
      <Link className={buttonClass(look)} to={plansPath(billingPath)}>
        {plan === 'light' ? `Choose ${planNames.investor}` : 'Explore plans'}
      </Link>
    );
  }
  const other = offeredChange(overview, prices);
  if (other === null || subscription === null) return null;
  return (
    <Link className={buttonClass()} to={subscribePath({ period: other, from: billingPath })}>
      {changeLabel(
        other,
        subscription.newPlanType !== null,
        savedPercent(prices, subscription.price.currency),
      )}
    </Link>
  );
}

function changeLabel(other: 'month' | 'year', takesBack: boolean, saved: number | null): string {
  const name = other === 'year' ? 'yearly' : 'monthly';
  if (takesBack) return `Keep ${name}`;
  return other === 'year' && saved !== null ? `Switch to yearly, save ${saved}%` : `Switch to ${name}`;
}
