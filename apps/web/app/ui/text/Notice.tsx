import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Icon } from './Icon.tsx';
import './notice.css';

interface Props {
  tone?: 'info' | 'warn' | 'error';
  title?: string;
  action?: ReactNode;
  children?: ReactNode;
}

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
