import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Icon } from '../text/Icon.tsx';
import './gated.css';

export interface GatedTap {
  readonly verb: string;
  readonly onTap: () => void;
}

interface Props {
  /** The heading of the one lock box on a page; without it there are words alone. */
  title?: string;
  text: string;
  actions?: ReactNode;
  /** Placeholder shapes without data. */
  children: ReactNode;
  /** What a phone shows in place of the words. */
  tap?: GatedTap | undefined;
}

/** The data was never sent: nothing is hidden behind the blur. */
export function Gated({ title, text, actions, children, tap }: Props) {
  return (
    <div className={classNames('gated', tap && 'gated-tapped', !title && 'gated-quiet')}>
      <div className="gated-shapes" aria-hidden="true" inert>
        {children}
      </div>
      <div className="gated-prompt">
        <div>
          {title && <Icon name="lock" />}
          {title && <h3>{title}</h3>}
          <p className="small muted">{text}</p>
          {actions && <div className="row row-wrap gated-actions">{actions}</div>}
        </div>
      </div>
      {tap && (
        <button type="button" className="gated-tap" aria-label={`${tap.verb}: ${text}`} onClick={tap.onTap}>
          <span className="small">
            <Icon name="lock" />
            {tap.verb}
          </span>
        </button>
      )}
    </div>
  );
}
