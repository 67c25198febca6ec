import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import './badge.css';

export type BadgeTone = 'plain' | 'up' | 'down' | 'edit' | 'warn' | 'accent';

interface Props {
  tone?: BadgeTone;
  icon?: IconName;
  title?: string;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'plain', icon, title, className, children }: Props) {
  return (
    <span className={classNames('badge', tone !== 'plain' && `badge-${tone}`, className)} title={title}>
      {icon && <Icon name={icon} small />}
      {children}
    </span>
  );
}
