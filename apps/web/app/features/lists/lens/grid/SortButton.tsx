import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/styles/class-names.ts';
import { Icon } from '../../../../ui/text/Icon.tsx';
import type { LensSort } from '../model/lens-table.ts';
import type { LensView } from './lens-view.ts';
import '../../../../ui/layout/row-cards.css';

interface Props extends Pick<LensView, 'sort' | 'onSort'> {
  by: LensSort['key'];
  children: ReactNode;
}

/** Largest first, then smallest first, then the list’s own order. */
export function SortButton({ by, sort, onSort, children }: Props) {
  const isOn = sort?.key === by;
  return (
    <button type="button" className={classNames('sort-link', isOn && 'is-on')} onClick={() => onSort(by)}>
      {children}
      {isOn && <Icon name={sort.direction === 'descending' ? 'down' : 'up'} small />}
    </button>
  );
}

export function ariaSort(sort: LensSort | null, by: LensSort['key']): 'descending' | 'ascending' | undefined {
  return sort?.key === by ? sort.direction : undefined;
}
