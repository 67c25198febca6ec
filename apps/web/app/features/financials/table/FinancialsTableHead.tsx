import type { RefObject } from 'react';
import { markLabel } from '../../../figures/mark-labels.ts';
import { Explained } from '../../../ui/overlays/Explained.tsx';
import { startOfView } from '../columns/shown-columns.ts';
import { isFiled, type TableColumn } from '../columns/table-column.ts';
import { columnClass } from './column-class.ts';
import { MoreColumns } from './MoreColumns.tsx';

export function FinancialsTableHead({
  columns,
  fiscalYearEnd,
  analysts,
  region,
}: {
  columns: readonly TableColumn[];
  fiscalYearEnd: string | null;
  analysts: ReadonlyMap<number, number>;
  region: RefObject<HTMLElement | null> | null;
}) {
  const groups = groupsOf(columns);
  // The fewest that fit anywhere; where more do, the columns after it fill the view.
  const first = startOfView(columns, 2);
  return (
    <>
      <colgroup>
        <col className="col-name" />
      </colgroup>
      {groups.map(({ label, first, span }) => (
        <colgroup key={label}>
          {columns.slice(first, first + span).map((column, index) => (
            <col key={column.id} className={columnClass(columns, first + index)} />
          ))}
        </colgroup>
      ))}
      <thead>
        <tr className="group-row">
          <th scope="col" className="row-name">
            <span className="visually-hidden">Row</span>
            {region && <MoreColumns region={region} columns={columns} />}
          </th>
          {groups.map(({ label, first, span }) => (
            <th key={label} scope="colgroup" colSpan={span} className={columnClass(columns, first)}>
              <span>{label}</span>
            </th>
          ))}
        </tr>
        <tr>
          <th scope="col" className="row-name">
            {yearLabel(fiscalYearEnd)}
          </th>
          {columns.map((column, index) => (
            <th
              key={column.id}
              scope="col"
              className={`${columnClass(columns, index)}${index === first ? ' first-in-view' : ''}`}
              title={headTitle(column)}
            >
              <ColumnHeading column={column} analysts={analysts} />
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

function ColumnHeading({ column, analysts }: { column: TableColumn; analysts: ReadonlyMap<number, number> }) {
  const estimate = estimateLabel(column, analysts);
  const basis = basisLabel(column);
  return (
    <>
      {basis === null ? (
        column.heading
      ) : (
        <Explained explanation={basis} className="underlined">
          {column.heading}*
        </Explained>
      )}
      {dated.has(column.kind) && column.periodEnd !== null && <small>{dayHeading(column.periodEnd)}</small>}
      {estimate !== null && <small>{estimate}</small>}
    </>
  );
}

/** Whether a forecast year is what analysts expect, or moves from there to the averages. */
function estimateLabel({ cell, year }: TableColumn, analysts: ReadonlyMap<number, number>): string | null {
  const { marks } = cell('revenueChange');
  if (marks.includes('faded')) return 'Faded';
  if (!marks.includes('analysts')) return null;
  const count = year === null ? undefined : analysts.get(year);
  if (count === undefined) return 'Consensus';
  return count === 1 ? '1 analyst' : `${count} analysts`;
}

/** A year ends in the month the first head names; these end in any. */
const dated: ReadonlySet<TableColumn['kind']> = new Set(['quarterly', 'ltm']);

const labels = {
  actual: 'Actual',
  ltm: 'Actual',
  quarterly: 'Quarterly',
  average: '10 year CAGR',
  estimated: 'Estimated',
  projected: 'Projected',
  terminal: 'Projected',
} as const;

function groupsOf(columns: readonly TableColumn[]) {
  const groups: { label: string; first: number; span: number }[] = [];
  columns.forEach(({ kind }, index) => {
    const label = labels[kind];
    const last = groups.at(-1);
    if (last?.label === label) last.span += 1;
    else groups.push({ label, first: index, span: 1 });
  });
  return groups;
}

function headTitle(column: TableColumn): string | undefined {
  if (column.kind === 'terminal')
    return [`${column.spoken}.`, ...forecastMarks(column)].filter((it) => it !== null).join(' ');
  const twelve = column.kind === 'ltm' ? `${column.spoken.replace('twelve', 'Twelve')}.` : null;
  const ended = column.periodEnd === null ? null : `Period ended ${column.periodEnd}.`;
  const words = [twelve, ended, basisLabel(column), ...forecastMarks(column)].filter((it) => it !== null);
  return words.length === 0 ? undefined : words.join(' ');
}

const months = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');

/** `2025-12-27` reads `Dec 27, 2025`. */
function dayHeading(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1]?.slice(0, 3)} ${date}, ${year}`;
}

/** `0927` reads `Fiscal year, Sept.` */
function yearLabel(fiscalYearEnd: string | null): string {
  const month = months[Number(fiscalYearEnd?.slice(0, 2)) - 1];
  return month === undefined ? 'Fiscal year' : `Fiscal year, ${month}`;
}

function forecastMarks({ kind, cell }: TableColumn): (string | null)[] {
  return isFiled(kind)
    ? []
    : cell('revenueChange')
        .marks.filter((mark) => named.has(mark))
        .map(markLabel);
}

const named: ReadonlySet<string> = new Set(['analysts', 'faded']);

function basisLabel({ kind, heading, cell }: TableColumn): string | null {
  if (!isFiled(kind)) return null;
  const marks = (['revenue', 'netIncome', 'totalAssets'] as const).flatMap((key) => cell(key).marks);
  if (marks.includes('basis_changed')) {
    const earlier = kind === 'actual' ? `years before ${heading}` : 'the same periods a year before';
    return `Basis changed: ${earlier} include businesses since sold or spun off, or follow other accounting. Growth across the change isn’t shown.`;
  }
  return marks.includes('short_year') ? markLabel('short_year') : null;
}
