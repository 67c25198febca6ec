import { Link } from 'react-router';
import { classNames } from '../styles/class-names.ts';
import { Icon } from '../text/Icon.tsx';

export interface SortedHead {
  readonly isOn: boolean;
  readonly largestFirst: boolean;
  readonly to: string;
}

/** Works without scripts. */
export function SortLink({
  head: { isOn, largestFirst, to },
  children,
}: {
  head: SortedHead;
  children: string;
}) {
  return (
    <Link className={classNames('sort-link', isOn && 'is-on')} to={to} preventScrollReset>
      {children}
      {isOn && <Icon name={largestFirst ? 'down' : 'up'} small />}
    </Link>
  );
}
