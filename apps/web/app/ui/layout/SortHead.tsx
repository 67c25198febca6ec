// biome-ignore-all lint/a11y/noRedundantRoles: as cards, the table would lose its roles
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { classNames } from '../styles/class-names.ts';
import { Icon } from '../text/Icon.tsx';
import './row-cards.css';

interface Props {
  isOn: boolean;
  largestFirst: boolean;
  /** The same list in this column's order; where it is on, the other way round. */
  to: To;
  className?: string | undefined;
  children: ReactNode;
}

/** A column's heading that sorts a list: works as a link without scripts. */
export function SortHead({ isOn, largestFirst, to, className, children }: Props) {
  return (
    <th
      scope="col"
      role="columnheader"
      className={className}
      aria-sort={isOn ? (largestFirst ? 'descending' : 'ascending') : undefined}
    >
      <Link className={classNames('sort-link', isOn && 'is-on')} to={to} preventScrollReset>
        {children}
        {isOn && <Icon name={largestFirst ? 'down' : 'up'} small />}
      </Link>
    </th>
  );
}
