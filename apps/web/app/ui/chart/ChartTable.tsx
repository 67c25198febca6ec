import type { ReactNode } from 'react';
import { ColumnHeads } from '../layout/ColumnHeads.tsx';
import { ColumnScroll } from '../layout/ColumnScroll.tsx';
import '../layout/table.css';
import './chart.css';

export function ChartTable({
  caption,
  columns,
  open = false,
  summary = 'Show as a table',
  rowsAre = 'Period',
  children,
}: {
  caption: string;
  columns: readonly string[];
  open?: boolean;
  summary?: string;
  rowsAre?: string;
  children: ReactNode;
}) {
  return (
    <details className="chart-table" open={open}>
      <summary>{summary}</summary>
      <ColumnScroll label={caption} columns={columns.length} most={8} from="first">
        <table className="table">
          <caption className="visually-hidden">{caption}</caption>
          <colgroup>
            <col className="col-name" />
            <col span={columns.length} />
          </colgroup>
          <ColumnHeads rowsAre={rowsAre} columns={columns} />
          <tbody>{children}</tbody>
        </table>
      </ColumnScroll>
    </details>
  );
}
