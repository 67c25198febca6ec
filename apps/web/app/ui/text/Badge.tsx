import type { ReactNode } from 'react';
import { Explained } from '../overlays/Explained.tsx';
import { classNames } from '../styles/class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import './badge.css';
import '../overlays/tooltip.css';

export type BadgeTone = 'plain' | 'up' | 'down' | 'edit' | 'warn' | 'accent';

interface Props {
  tone?: BadgeTone;
  icon?: IconName;
  /** Opens on a press. */
  explanation?: string;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'plain', icon, explanation, className, children }: Props) {
  const classes = classNames('badge', tone !== 'plain' && `badge-${tone}`, className);
  const content = (
    <>
      {icon && <Icon name={icon} small />}
      {children}
    </>
  );
  if (explanation === undefined) return <span className={classes}>{content}</span>;
  return (
    <Explained explanation={explanation} className={classes}>
      {content}
    </Explained>
  );
}
