import type { Quota } from '@tenfold/contract/billing';
import { Link, useLocation } from 'react-router';
import { plansPath } from '../../../platform/screens/return-to.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { QuotaBar } from './QuotaBar.tsx';
import { resetDay, usedLabel } from './quota-labels.ts';
import '../../../ui/controls/chip.css';

export function QuotaCard({ quota }: { quota: Quota }) {
  const { limit, companies } = quota;
  const { pathname, search } = useLocation();
  return (
    <Card
      title="Companies this month"
      actions={
        <Link className="link small" to={plansPath(pathname + search)}>
          Explore plans
        </Link>
      }
    >
      <div className="stack stack-3">
        {limit !== null && <p className="num">{usedLabel(quota)}</p>}
        <QuotaBar quota={quota} />
        {companies.length > 0 && (
          <ul className="row row-wrap" aria-label="Companies opened this month">
            {companies.map((symbol) => (
              <li key={symbol}>
                <Link className="chip" to={`/company/${symbol}`}>
                  {symbol}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className="caption">
          {limit === null
            ? 'No limit: open as many as you like.'
            : `Your limit resets on ${resetDay(quota)} (UTC). Companies you’ve opened stay open until then, and Apple doesn’t count.`}
        </p>
      </div>
    </Card>
  );
}
