import { type RowDefinition, type RowKey, rowGroups, rows } from '@tenfold/domain/rows';
import { type MouseEvent, memo, useRef } from 'react';
import { ConsensusRow } from './ConsensusRow.tsx';
import { FinancialsRow } from './FinancialsRow.tsx';
import { FinancialsTableHead } from './FinancialsTableHead.tsx';
import type { FailedChecks } from './failed-checks.ts';
import type { Surprise } from './surprises.ts';
import type { TableColumn } from './table-column.ts';
import { useGridKeys } from './use-grid-keys.ts';
import './financials-table.css';

export type OpenSource = (row: RowKey, column: TableColumn) => void;

/** The printed rows under their groups, numbered through. */
const printed = rows.filter(({ hidden }) => !hidden);
const sections = rowGroups.map(({ key, label }) => ({
  label,
  rows: printed.filter(({ group }) => group === key).map((row) => ({ row, number: printed.indexOf(row) + 1 })),
}));
/** Analysts' consensus is on record for this row alone. */
const compared: RowKey = 'earningsPerShare';

/**
 * The financials table. It starts at its right end (the style sheet turns the scroll region round), so that the latest
 * years and the forecast are in view from the first paint and the older years are a scroll to the left.
 */
export const FinancialsTable = memo(function FinancialsTable({
  symbol,
  label,
  columns,
  inView,
  fiscalYearEnd,
  surprises,
  beats,
  versus,
  failed,
  onOpen,
}: {
  symbol: string;
  label: string;
  columns: readonly TableColumn[];
  inView: number;
  fiscalYearEnd: string | null;
  surprises: ReadonlyMap<string, Surprise>;
  beats: boolean;
  versus: boolean;
  failed: FailedChecks;
  onOpen: OpenSource;
}) {
  const table = useRef<HTMLTableElement>(null);
  const live = useGridKeys(table, columns);

  function open(event: MouseEvent<HTMLTableElement>) {
    const button = (event.target as Element).closest('td > button');
    const cell = button?.parentElement as HTMLTableCellElement | undefined;
    const row = cell?.closest('tr')?.dataset.row as RowKey | undefined;
    const column = cell && columns[cell.cellIndex - 1];
    if (row !== undefined && column !== undefined) onOpen(row, column);
  }

  const line = ({ row, number }: { row: RowDefinition; number: number }) => (
    <FinancialsRow
      key={row.key}
      row={row}
      number={number}
      symbol={symbol}
      columns={columns}
      surprises={beats && row.key === compared ? surprises : null}
      failed={failed}
    />
  );

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-scroll financials-scroll" tabIndex={0} aria-label={label}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the cells are buttons, their clicks arrive here */}
      <table
        ref={table}
        className="financials-table"
        data-in-view={inView}
        role={live ? 'grid' : undefined}
        aria-label={label}
        aria-describedby={live ? 'financials-keys' : undefined}
        onClick={open}
      >
        <FinancialsTableHead columns={columns} fiscalYearEnd={fiscalYearEnd} />
        {sections.map((section) => (
          <tbody key={section.label}>
            <tr className="group">
              <th scope="rowgroup">{section.label}</th>
              <td colSpan={columns.length} />
            </tr>
            {section.rows.map((each) =>
              each.row.key === compared && versus && surprises.size > 0
                ? [line(each), <ConsensusRow key="consensus" columns={columns} surprises={surprises} />]
                : line(each),
            )}
          </tbody>
        ))}
      </table>
      <p id="financials-keys" className="visually-hidden">
        Arrow keys move between figures, Enter opens where a figure comes from.
      </p>
    </section>
  );
});
