import { Link } from 'react-router';
import { SymbolSearch } from '../../../shell/search/SymbolSearch.tsx';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import type { NextStep } from './next-steps.ts';
import './next-steps.css';

export function NextStepsCard({ steps }: { steps: readonly NextStep[] }) {
  return (
    <Card title="What next" padded={false}>
      <ul className="next-steps">
        <li>
          <div>
            <h3>Look up a company</h3>
            <p className="muted small">By its symbol or name.</p>
          </div>
          <SymbolSearch label="Look up a company" placeholder="Symbols or companies" />
        </li>
        {steps.map(({ title, why, action, path }) => (
          <li key={path}>
            <div>
              <h3>{title}</h3>
              <p className="muted small">{why}</p>
            </div>
            <Link className={buttonClass()} to={path}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
