import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Icon } from './Icon.tsx';
import './notice.css';

interface Props {
  tone?: 'info' | 'warn' | 'error';
  /** What happened, in a few words. */
  title?: string;
  /** What can be done about it. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Says what failed and what was kept, in place, beside what it touches. */
export function Notice({ tone = 'info', title, action, children }: Props) {
  return (
    <div
      className={classNames('notice', tone !== 'info' && `notice-${tone}`)}
      role={tone === 'error' ? 'alert' : 'note'}
    >
      <Icon name={tone === 'info' ? 'info' : 'warning'} />
      <div>
        {title && <b>{title} </b>}
        {children}
      </div>
      {action}
    </div>
  );
}
