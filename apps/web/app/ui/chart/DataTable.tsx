import type { ReactNode } from 'react';
import '../layout/table.css';
import './chart.css';

export function DataTable({
  caption,
  columns,
  open = false,
  children,
}: {
  caption: string;
  columns: readonly string[];
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="chart-twin" open={open}>
      <summary>Show as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="chart-twin-scroll" aria-label={caption} tabIndex={0}>
        <table className="table">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Period</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="n">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </details>
  );
}
