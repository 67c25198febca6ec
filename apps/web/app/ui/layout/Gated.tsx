import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Icon } from '../text/Icon.tsx';
import './gated.css';

interface Props {
  title?: string;
  /** What is not shown here, and how to come to see it. */
  text: string;
  actions: ReactNode;
  /** Shapes in the place of what is not shown; there is nothing to read in them. */
  children: ReactNode;
  /** On a phone the whole is one button; without it the text stands there, too. */
  onTap?: (() => void) | undefined;
}

/** A place for something the reader may not see: it was not sent, so there is nothing to find behind the blur. */
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
