import type { ReactNode } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { PlanLine } from './plan-lines.ts';
import type { PlanPriceLabel } from './plan-price.ts';
import './plan-card.css';

interface Props {
  name: string;
  price: PlanPriceLabel;
  /** Beside its name: `save 33%`. */
  mark?: string | null;
  allowance: string;
  /** Named before its lines: it has all of theirs. */
  includes?: string;
  lines: readonly PlanLine[];
  isCurrent: boolean;
  isFeatured?: boolean;
  action?: ReactNode;
}

export function PlanCard({
  name,
  price,
  allowance,
  includes,
  lines,
  mark = null,
  isCurrent,
  isFeatured,
  action,
}: Props) {
  return (
    <article className={classNames('card plan-card', isFeatured && 'is-featured')}>
      <div className="row">
        <h2>{name}</h2>
        {mark !== null && <Badge tone="accent">{mark}</Badge>}
        {isCurrent && <Badge>{name === 'Visitor' ? 'Current' : 'Current plan'}</Badge>}
      </div>
      <div>
        <p className="plan-price">
          <strong>{price.amount}</strong>
          {price.per && <span className="muted">{price.per}</span>}
        </p>
        {price.note && <p className="caption">{price.note}</p>}
      </div>
      <ul>
        {includes && <PlanPoint has>{includes}</PlanPoint>}
        <PlanPoint has>{allowance}</PlanPoint>
        {lines.map(({ label, value, has }) => (
          <PlanPoint key={label} has={has}>
            {value === null ? label : `${label}: ${value}`}
          </PlanPoint>
        ))}
      </ul>
      {action}
    </article>
  );
}

function PlanPoint({ has, children }: { has: boolean; children: ReactNode }) {
  return (
    <li className={has ? undefined : 'off'}>
      <Icon name={has ? 'check' : 'close'} />
      <span>
        {!has && <span className="visually-hidden">Not included: </span>}
        {children}
      </span>
    </li>
  );
}
