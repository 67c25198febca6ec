import type { PlanOffer } from '@tenfold/contract/billing';
import { Link } from 'react-router';
import { registerPath } from '../../../platform/screens/return-to.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { addedLines, companyLimitLabel, planPriceLabel } from '../../billing/index.ts';
import './plans.css';

/** Each plan in a line, from what the server keeps. */
export function PlanLines({ plans }: { plans: readonly PlanOffer[] }) {
  return (
    <section className="landing-section" id="plans" aria-label="Plans">
      <div className="card plan-lines">
        {plans.map((plan) => (
          <p key={plan.key}>
            <b>{plan.name}</b>
            <span>{lineOf(plan)}</span>
            <Link
              className={buttonClass()}
              to={plan.key === 'light' ? registerPath('/company/AAPL') : '/plans'}
            >
              {plan.key === 'light' ? 'Start free' : 'See plans'}
            </Link>
          </p>
        ))}
      </div>
    </section>
  );
}

function lineOf({ key, prices, companiesAMonth }: PlanOffer): string {
  const { amount, per, note } = planPriceLabel(prices);
  const limit = companyLimitLabel(companiesAMonth);
  if (key === 'light') {
    return `${amount}. Ten years of figures, quarters, forecasts, notes and lists: ${limit}.`;
  }
  const added = addedLines(key, 'light').map(({ label, value }) =>
    value === null ? label : `${label.toLowerCase()} ${value}`,
  );
  return [
    `Everything in Light. ${[limit, ...added].join(', ')}.`,
    `${amount} ${per ?? ''}${note === null ? '' : `, ${note}`}.`,
  ].join(' ');
}
