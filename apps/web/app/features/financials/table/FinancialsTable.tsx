import { forecastColumns } from '@tenfold/domain/forecast';
import { type AnyRowKey, allRows, defaultRows, type RowDefinition, rowGroups } from '@tenfold/domain/rows';
import { type CSSProperties, type MouseEvent, memo, useRef } from 'react';
import type { CommentedCells } from '../../../figures/table-comments.ts';
import { ColumnScroll } from '../../../ui/layout/ColumnScroll.tsx';
import { isFiled, type TableColumn } from '../columns/table-column.ts';
import type { FailedChecks } from '../quality/failed-checks.ts';
import type { CellMarks } from './cell-marks.ts';
import { tableBands } from './column-class.ts';
import type { ConsensusNotes } from './consensus-notes.ts';
import { ExpectedRow } from './ExpectedRow.tsx';
import { FinancialsRow } from './FinancialsRow.tsx';
import { FinancialsTableHead } from './FinancialsTableHead.tsx';
import type { RowEffects } from './row-effects.ts';
import type { Comparisons } from './surprises.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useStartOfView } from './use-start-of-view.ts';
import './financials-table.css';
import './row-name.css';
import './figure-cell.css';
import './sticky-head.css';

/** Also for what has no source but an explanation. */
export type OpenSource = (row: AnyRowKey, column: TableColumn) => void;

const hiddenUntilTyped: AnyRowKey = 'freeCashFlowGrowthRate';
const sections = {
  default: sectionsOf(defaultRows),
  typed: sectionsOf(
    allRows.filter((row) => row.key === hiddenUntilTyped || defaultRows.some(({ key }) => key === row.key)),
  ),
  all: sectionsOf(allRows),
  defaultRates: sectionsOf(defaultRows.map(asRate)),
  allRates: sectionsOf(allRows.map(asRate)),
};

interface Props {
  symbol: string;
  label: string;
  columns: readonly TableColumn[];
  inView: number;
  /** Every row, with those the default view leaves out. */
  all?: boolean;
  /** Cells are rates: shares of a total, or growth. */
  rates?: boolean;
  fiscalYearEnd: string | null;
  comparisons: Comparisons;
  consensus?: ConsensusNotes;
  beats: boolean;
  versus: boolean;
  failed: FailedChecks;
  mode: 'financials' | 'forecast';
  onOpen: OpenSource;
  /** null where the forecast can't be typed. */
  marks?: CellMarks | null;
  /** Rows that may be typed say whether they move the value. */
  effects?: RowEffects | null;
  commented?: CommentedCells | undefined;
}

export const FinancialsTable = memo(function FinancialsTable(props: Props) {
  const {
    symbol,
    label,
    columns,
    inView,
    all,
    fiscalYearEnd,
    comparisons,
    consensus,
    rates,
    beats,
    versus,
    failed,
    mode,
    onOpen,
    marks = null,
    effects = null,
    commented,
  } = props;
  const region = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const live = useGridKeys(table, columns);
  useStartOfView(region, mode, columns, inView);

  function open(event: MouseEvent<HTMLTableElement>) {
    const cell = (event.target as Element).closest('td');
    const line = cell?.closest('tr')?.dataset;
    const row = (line?.row ?? line?.of) as AnyRowKey | undefined;
    const column = cell === null ? undefined : columns[cell.cellIndex - 1];
    if (cell === null || row === undefined || column === undefined) return;
    if (marks !== null && isBlueCell(cell)) return select(cell);
    if (cell.title === '' && (line?.row === undefined || column.sourceColumn === null)) return;
    // Where the focus goes back to when the panel closes.
    select(cell);
    onOpen(row, column);
  }

  return (
    <div
      className="financials-scroll"
      style={{ '--filed-columns': columns.findLastIndex(isBeforeForecast) + 1 } as CSSProperties}
    >
      <ColumnScroll label={label} columns={columns.length} most={inView} from="last" ref={region}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: clicks on cells arrive here, and Enter on them as a click */}
        <table
          ref={table}
          className={`financials-table ${tableBands(columns)}${marks === null ? '' : ' is-editable'}`}
          role={live ? 'grid' : undefined}
          aria-label={label}
          aria-describedby={live ? 'financials-keys' : undefined}
          onClick={open}
        >
          <FinancialsTableHead
            columns={columns}
            fiscalYearEnd={fiscalYearEnd}
            consensus={consensus ?? noConsensus}
            region={live ? region : null}
          />
          {sections[chosenSections(all, rates, marks)].map((section) => (
            <tbody key={section.label}>
              <tr className="group">
                <th scope="rowgroup">{section.label}</th>
                <td colSpan={columns.length} />
              </tr>
              {section.rows.flatMap(({ row, number }) => [
                <FinancialsRow
                  key={row.key}
                  row={row}
                  number={number}
                  symbol={symbol}
                  columns={columns}
                  surprises={beats ? (comparisons.get(row.key) ?? null) : null}
                  failed={failed}
                  marks={row.editable ? marks : null}
                  effect={marks === null ? undefined : effects?.get(row.key)}
                  commented={commented?.get(row.key)}
                />,
                versus && expectedRow(row, columns, comparisons),
              ])}
            </tbody>
          ))}
        </table>
        <p id="financials-keys" className="visually-hidden">
          Use the arrow keys to move between figures and Enter to open a figure’s source or explanation.
        </p>
      </ColumnScroll>
    </div>
  );
});

function expectedRow(row: RowDefinition, columns: readonly TableColumn[], comparisons: Comparisons) {
  const surprises = comparisons.get(row.key);
  return (
    surprises && <ExpectedRow key={`${row.key} expected`} row={row} columns={columns} surprises={surprises} />
  );
}

function chosenSections(all = false, rates = false, marks: CellMarks | null): keyof typeof sections {
  if (rates) return all ? 'allRates' : 'defaultRates';
  if (all) return 'all';
  const isTyped = marks !== null && [...marks.keys()].some((key) => key.endsWith(hiddenUntilTyped));
  return isTyped ? 'typed' : 'default';
}

function select(cell: HTMLTableCellElement): void {
  cell.tabIndex = 0;
  cell.focus({ preventScroll: true });
}

/** Selected by a click, and typed into; the others open what explains them. */
function isBlueCell(cell: HTMLTableCellElement): boolean {
  const row = cell.parentElement as HTMLTableRowElement;
  return 'edit' in row.dataset && cell.cellIndex >= row.cells.length - forecastColumns;
}

const noConsensus: ConsensusNotes = new Map();

function asRate(row: RowDefinition): RowDefinition {
  return { ...row, unit: 'percent' };
}

function sectionsOf(printed: readonly RowDefinition[]) {
  return rowGroups.map(({ key, label }) => ({
    label,
    rows: printed
      .filter(({ group }) => group === key)
      .map((row) => ({ row, number: printed.indexOf(row) + 1 })),
  }));
}

function isBeforeForecast({ kind }: TableColumn): boolean {
  return isFiled(kind) || kind === 'average';
}
