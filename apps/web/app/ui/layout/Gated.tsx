import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Icon } from '../text/Icon.tsx';
import './gated.css';

interface Props {
  title?: string | undefined;
  text: string;
  actions: ReactNode;
  /** Placeholder shapes without data. */
  children: ReactNode;
  onTap?: (() => void) | undefined;
  /** Words alone: the page has its lock box elsewhere. */
  quiet?: boolean;
}

/** The data was never sent: nothing is hidden behind the blur. */
export function Gated({ title, text, actions, children, onTap, quiet = false }: Props) {
  return (
    <div className={classNames('gated', onTap && 'gated-tapped', quiet && 'gated-quiet')}>
      <div className="gated-shapes" aria-hidden="true" inert>
        {children}
      </div>
      <div className="gated-prompt">
        <div>
          {!quiet && <Icon name="lock" />}
          {title && !quiet && <h3>{title}</h3>}
          <p className="small muted">{text}</p>
          <div className="row row-wrap gated-actions">{actions}</div>
        </div>
      </div>
      {onTap && (
        <button type="button" className="gated-tap" aria-label={text} onClick={onTap}>
          <span className="small">
            <Icon name="lock" />
            {title}
          </span>
        </button>
      )}
    </div>
  );
}
