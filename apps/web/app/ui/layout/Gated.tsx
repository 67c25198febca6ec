import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Icon } from '../text/Icon.tsx';
import './gated.css';

interface Props {
  title?: string;
  text: string;
  actions: ReactNode;
  /** Placeholder shapes without data. */
  children: ReactNode;
  onTap?: (() => void) | undefined;
}

/** The data was never sent: nothing is hidden behind the blur. */
export function Gated({ title, text, actions, children, onTap }: Props) {
  return (
    <div className={classNames('gated', onTap && 'gated-tapped')}>
      <div className="gated-shapes" aria-hidden="true" inert>
        {children}
      </div>
      <div className="gated-prompt">
        <div>
          <Icon name="lock" />
          {title && <h3>{title}</h3>}
          <p className="small muted">{text}</p>
          <div className="row row-wrap gated-actions">{actions}</div>
        </div>
      </div>
      {onTap && (
        <button type="button" className="gated-tap" aria-label={text} onClick={onTap}>
          <span>
            <Icon name="lock" />
          </span>
        </button>
      )}
    </div>
  );
}
