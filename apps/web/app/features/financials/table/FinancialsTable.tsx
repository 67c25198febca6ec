import { type AnyRowKey, allRows, defaultRows, type RowDefinition, rowGroups } from '@tenfold/domain/rows';
import { type CSSProperties, memo, useMemo, useRef } from 'react';
import type { CommentedCells } from '../../../figures/table-comments.ts';
import type { Grid } from '../../../ui/grid/grid.ts';
import { useGridTable, useNames } from '../../../ui/grid/use-grid.ts';
import { ColumnScroll } from '../../../ui/layout/ColumnScroll.tsx';
import { isFiled, type TableColumn } from '../columns/table-column.ts';
import type { ContestedCells } from '../contests/contested-cells.ts';
import type { FailedChecks } from '../data-quality/failed-checks.ts';
import type { CellMarks } from './cell-marks.ts';
import { tableBands } from './column-class.ts';
import type { ConsensusNotes } from './consensus-notes.ts';
import { ExpectedRow } from './ExpectedRow.tsx';
import { FinancialsRow } from './FinancialsRow.tsx';
import { FinancialsTableHead } from './FinancialsTableHead.tsx';
import { expectedRowName, gridColumns } from './grid-names.ts';
import type { OpenSource } from './open-source.ts';
import type { RowEffects } from './row-effects.ts';
import type { Comparisons, Surprise } from './surprises.ts';
import { useFigureCommands } from './use-figure-commands.ts';
import { useStartOfView } from './use-start-of-view.ts';
import './financials-table.css';
import './row-name.css';
import './figure-cell.css';
import './sticky-head.css';

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
  grid: Grid;
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
  contested?: ContestedCells | undefined;
  mode: 'financials' | 'forecast';
  onOpen: OpenSource;
  /** null where the forecast can't be typed. */
  marks?: CellMarks | null;
  /** Rows that may be typed say whether they move the value. */
  effects?: RowEffects | null;
  commented?: CommentedCells | undefined;
}

export const FinancialsTable = memo(function FinancialsTable(props: Props) {
  const { grid, label, columns, inView, fiscalYearEnd, comparisons, versus, mode, onOpen } = props;
  const { all, rates, consensus = noConsensus, marks = null } = props;
  const region = useRef<HTMLDivElement>(null);
  const shown = sections[chosenSections(all, rates, marks)];
  const columnNames = useNames(gridColumns(columns));
  const rowNames = useMemo(
    () => shown.flatMap(({ rows }) => rows.flatMap(({ row }) => gridRows(row, versus ? comparisons : null))),
    [shown, versus, comparisons],
  );
  const { table, live } = useGridTable(grid, rowNames, columnNames);
  useFigureCommands(grid, columns, marks !== null, onOpen);
  useStartOfView(region, mode, columns, inView);

  return (
    <div
      className="financials-scroll"
      style={{ '--filed-columns': columns.findLastIndex(isBeforeForecast) + 1 } as CSSProperties}
    >
      <ColumnScroll label={label} columns={columns.length} most={inView} from="last" ref={region}>
        <table
          ref={table}
          className={`financials-table ${tableBands(columns)}${marks === null ? '' : ' is-editable'}`}
          role={live ? 'grid' : undefined}
          aria-label={label}
          aria-describedby={live ? 'financials-keys' : undefined}
        >
          <FinancialsTableHead
            columns={columns}
            fiscalYearEnd={fiscalYearEnd}
            consensus={consensus}
            region={live ? region : null}
          />
          {shown.map((section) => (
            <FinancialsSection
              key={section.label}
              section={section}
              columnNames={columnNames}
              table={props}
            />
          ))}
        </table>
        <p id="financials-keys" className="visually-hidden">
          Use the arrow keys to move between figures and Enter to open a figure’s source or explanation.
        </p>
      </ColumnScroll>
    </div>
  );
});

interface SectionProps {
  section: (typeof sections)['default'][number];
  columnNames: readonly string[];
  table: Props;
}

function FinancialsSection({ section, columnNames, table }: SectionProps) {
  const { grid, symbol, columns, comparisons, beats, versus, failed, contested, commented } = table;
  const { marks = null, effects = null } = table;
  return (
    <tbody>
      <tr className="group">
        <th scope="rowgroup">{section.label}</th>
        <td colSpan={columns.length} />
      </tr>
      {section.rows.flatMap(({ row, number }) => [
        <FinancialsRow
          key={row.key}
          grid={grid}
          columnNames={columnNames}
          row={row}
          number={number}
          symbol={symbol}
          columns={columns}
          surprises={beats ? (comparisons.get(row.key) ?? null) : null}
          failed={failed}
          contested={contested}
          marks={row.editable ? marks : null}
          effect={marks === null ? undefined : effects?.get(row.key)}
          commented={commented?.get(row.key)}
        />,
        versus && comparisons.has(row.key) && (
          <ExpectedRow
            key={expectedRowName(row.key)}
            grid={grid}
            columnNames={columnNames}
            row={row}
            columns={columns}
            surprises={comparisons.get(row.key) ?? nothingExpected}
          />
        ),
      ])}
    </tbody>
  );
}

/** The lines of a row: with what was expected of it, where that is shown. */
function gridRows({ key }: RowDefinition, comparisons: Comparisons | null): readonly string[] {
  return comparisons?.has(key) ? [key, expectedRowName(key)] : [key];
}

function chosenSections(all = false, rates = false, marks: CellMarks | null): keyof typeof sections {
  if (rates) return all ? 'allRates' : 'defaultRates';
  if (all) return 'all';
  const isTyped = marks !== null && [...marks.keys()].some((key) => key.endsWith(hiddenUntilTyped));
  return isTyped ? 'typed' : 'default';
}

const nothingExpected: ReadonlyMap<string, Surprise> = new Map();

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
