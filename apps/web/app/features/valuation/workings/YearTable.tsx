import type { ReactNode } from 'react';
import { ColumnScroll } from '../../../ui/layout/ColumnScroll.tsx';
import '../../../ui/layout/table.css';
import './year-table.css';

interface Props {
  years: readonly number[];
  children: ReactNode;
}

export function YearTable({ years, children }: Props) {
  return (
    <ColumnScroll
      label="Present value by year"
      columns={years.length + 1}
      most={years.length + 1}
      from="first"
    >
      <table className="table year-table">
        <colgroup>
          <col className="col-name" />
          <col span={years.length + 1} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Year</th>
            {years.map((year) => (
              <th key={year} scope="col" className="n">
                {year}
              </th>
            ))}
            <th scope="col" className="n">
              Terminal
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ColumnScroll>
  );
}

export function YearTableRow({
  name,
  className = '',
  total = false,
  children,
}: {
  name: string;
  className?: string;
  total?: boolean;
  children: readonly ReactNode[];
}) {
  return (
    <tr className={total ? 'total' : undefined}>
      <th scope="row">{name}</th>
      {children.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its year, and the years do not move
        <td key={index} className={`n ${className}`}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
