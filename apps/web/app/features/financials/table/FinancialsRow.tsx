import type { RowEffect } from '@tenfold/domain/row-effects';
import type { RowDefinition } from '@tenfold/domain/rows';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useAsOf } from '../../../figures/as-of.ts';
import { MovesMark } from '../../../page-forecast/MovesMark.tsx';
import type { Grid } from '../../../ui/grid/grid.ts';
import { useGridRow } from '../../../ui/grid/use-grid.ts';
import type { TableColumn } from '../columns/table-column.ts';
import type { ContestedCells } from '../contests/contested-cells.ts';
import type { FailedChecks } from '../data-quality/failed-checks.ts';
import { type CellMarks, columnKey } from './cell-marks.ts';
import { FigureCell } from './FigureCell.tsx';
import { gridColumn } from './grid-names.ts';
import type { Surprise } from './surprises.ts';

/** Memoized: keep prop identities stable while the page around it refreshes. */
export const FinancialsRow = memo(function FinancialsRow({
  grid,
  columnNames,
  row,
  number,
  symbol,
  columns,
  surprises,
  failed,
  contested,
  marks,
  effect,
  commented,
}: {
  grid: Grid;
  columnNames: readonly string[];
  row: RowDefinition;
  number: number;
  symbol: string;
  columns: readonly TableColumn[];
  surprises: ReadonlyMap<string, Surprise> | null;
  failed: FailedChecks;
  contested?: ContestedCells | undefined;
  /** null where it can't be typed. */
  marks: CellMarks | null;
  /** Absent where it can't be typed. */
  effect: RowEffect | undefined;
  /** The columns with comments. */
  commented?: ReadonlySet<string> | undefined;
}) {
  const line = useGridRow(grid, row.key, columnNames);
  const hint = hintOf(row, columns);
  return (
    <tr
      ref={line}
      data-row={row.key}
      data-edit={marks === null ? undefined : ''}
      className={row.strong ? 'key' : row.indented ? 'sub' : undefined}
    >
      <th scope="row" className="row-name">
        <RowLink symbol={symbol} row={row}>
          <i className="row-no" aria-hidden="true">
            {String(number).padStart(2, '0')}
          </i>
          {effect !== undefined && <MovesMark effect={effect} />}
          <span>
            {row.label}
            {hint !== null && <small>{hint}</small>}
          </span>
        </RowLink>
      </th>
      {columns.map((column) => {
        // No colour on a missing quarter; the consensus row still shows the estimate.
        const surprise = column.cell(row.key).value === null ? null : (surprises?.get(column.id) ?? null);
        return (
          <FigureCell
            key={column.id}
            row={row}
            column={column}
            surprise={surprise}
            failed={failed.at(column, row.key)}
            contested={contested?.has(column, row.key)}
            mark={marks?.get(`${columnKey(column)} ${row.key}`)}
            commented={commented?.has(gridColumn(column))}
          />
        );
      })}
    </tr>
  );
});

/** Typed growth leaves the row's own formula: it then says where. */
/** To the row's own page, which is of today: a page of a past day has none. */
function RowLink({ symbol, row, children }: { symbol: string; row: RowDefinition; children: ReactNode }) {
  return useAsOf() === null ? (
    <Link to={`/financials/${symbol}/${row.key}`}>{children}</Link>
  ) : (
    <span>{children}</span>
  );
}

function hintOf({ key, hint }: RowDefinition, columns: readonly TableColumn[]): string | null {
  if (key !== 'freeCashFlow') return hint;
  const left = columns.filter((column) => column.cell(key).marks.includes('growth_typed'));
  return left.length === 0 ? hint : `by typed growth in ${left.map(({ heading }) => heading).join(', ')}`;
}
