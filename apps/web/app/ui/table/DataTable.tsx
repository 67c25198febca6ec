// biome-ignore-all lint/a11y/noRedundantRoles: as cards, the table would lose its roles
import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { type SortedHead, SortLink } from './SortLink.tsx';
import '../layout/row-cards.css';
import '../layout/table.css';

export interface DataColumn<Row> {
  /** Its heading; on a phone above the figure. */
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** On a phone the first line of its card, without a heading. */
  readonly leads?: boolean;
  /** The class of heading and cells: `n` for figures. */
  readonly className?: string;
  readonly cellClass?: string;
  /** Its heading is only spoken, and nothing stands above it on a phone. */
  readonly isUnnamed?: boolean;
  /** By which it sorts. */
  readonly sorts?: SortedHead;
}

interface Props<Row> {
  label: string;
  className?: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** A list of things; on a phone a list of cards. */
export function DataTable<Row>({ label, className, columns, rows, keyOf }: Props<Row>) {
  return (
    <table className={classNames('table row-cards', className)} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, className, isUnnamed, sorts }) => (
            <th
              key={name}
              scope="col"
              role="columnheader"
              className={className}
              aria-sort={sorts?.isOn ? (sorts.largestFirst ? 'descending' : 'ascending') : undefined}
            >
              {sorts ? (
                <SortLink head={sorts}>{name}</SortLink>
              ) : isUnnamed ? (
                <VisuallyHidden>{name}</VisuallyHidden>
              ) : (
                name
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map(({ name, leads, className, cellClass, isUnnamed, cell }) => (
              <td
                key={name}
                role="cell"
                className={classNames(leads && 'lead-cell', className, cellClass) || undefined}
                data-label={isUnnamed ? undefined : name}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
