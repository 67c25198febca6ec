import { type ReactNode, useId } from 'react';
import { classNames } from '../styles/class-names.ts';
import './card.css';

interface Props {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  className?: string;
  padded?: boolean;
  children: ReactNode;
}

/** No card inside a card. */
export function Card({ title, note, actions, footer, className, padded = true, children }: Props) {
  const heading = useId();
  return (
    <section className={classNames('card', className)} aria-labelledby={heading}>
      <div className="card-head">
        <div className="card-title">
          <h2 id={heading}>{title}</h2>
          {note}
        </div>
        {actions && <div className="card-actions">{actions}</div>}
      </div>
      {padded ? <div className="card-body">{children}</div> : children}
      {footer && <div className="card-foot">{footer}</div>}
    </section>
  );
}
