// biome-ignore-all lint/a11y/noRedundantRoles: as cards, the table would lose its roles
import type { ReactNode } from 'react';
import './row-cards.css';

/** A column's heading in a table that is a list of cards on a phone. */
export function ColumnHead({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" role="columnheader" className={className}>
      {children}
    </th>
  );
}
