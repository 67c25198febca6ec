import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';

interface Props {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link of a menu: a screen of the product, a file of it, or another site. Says that it is the current page where it is. */
export function SiteLink({ to, className, children }: Props) {
  if (!to.startsWith('/')) {
    return (
      <a className={className} href={to} rel="noreferrer">
        {children}
      </a>
    );
  }
  if (/^\/(?:api|files)\//.test(to)) {
    return (
      <a className={className} href={to}>
        {children}
      </a>
    );
  }
  // A part of a page is not the page.
  const Kind = to.includes('#') ? Link : NavLink;
  return (
    <Kind to={to} {...(className !== undefined && { className })}>
      {children}
    </Kind>
  );
}
