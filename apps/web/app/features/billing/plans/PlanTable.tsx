import type { Plans } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { type Tier, tiers } from '@tenfold/contract/policy/rights';
import { Icon } from '../../../ui/text/Icon.tsx';
import { type PlanCell, planRows } from './plan-rows.ts';
import './plan-table.css';

const names: Readonly<Record<Tier, string>> = { visitor: 'Visitor', ...planNames };

export function PlanTable({ offers }: { offers: Plans }) {
  return (
    <section className="card" aria-label="Compare plans">
      <table className="plan-table">
        <caption className="visually-hidden">What each plan includes</caption>
        <thead>
          <tr>
            <th scope="col">Compare plans</th>
            {tiers.map((tier) => (
              <th key={tier} scope="col">
                {names[tier]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planRows(offers).map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {tiers.map((tier) => (
                <td key={tier}>
                  <Cell {...cells[tier]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ value, has }: PlanCell) {
  if (value !== null) return value;
  return (
    <span className={has ? 'yes' : 'no'}>
      <Icon name={has ? 'check' : 'close'} />
      <span className="visually-hidden">{has ? 'Included' : 'Not included'}</span>
    </span>
  );
}
