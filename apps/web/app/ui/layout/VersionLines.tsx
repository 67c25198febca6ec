import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import './version-lines.css';

/** Versions of something in a side panel, newest first: an `li` each, of the current one with `is-current`. */
export function VersionLines({ className, children }: { className?: string; children: ReactNode }) {
  return <ol className={classNames('version-lines', className)}>{children}</ol>;
}

/** What can become of them, at the foot of the panel. */
export function VersionLinesFoot({ children }: { children: ReactNode }) {
  return <span className="caption version-lines-foot">{children}</span>;
}
