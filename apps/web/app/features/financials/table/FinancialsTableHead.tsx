import type { RefObject } from 'react';
import { markLabel } from '../../../figures/mark-labels.ts';
import { Explained } from '../../../ui/overlays/Explained.tsx';
import { startOfView } from '../columns/shown-columns.ts';
import { isFiled, type TableColumn } from '../columns/table-column.ts';
import { columnClass } from './column-class.ts';
import type { ConsensusNote, ConsensusNotes } from './consensus-notes.ts';
import { MoreColumns } from './MoreColumns.tsx';

export function FinancialsTableHead({
  columns,
  fiscalYearEnd,
  consensus,
  region,
}: {
  columns: readonly TableColumn[];
  fiscalYearEnd: string | null;
  consensus: ConsensusNotes;
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
            {yearLabel(fiscalYearEnd ?? newestYearEnd(columns))}
          </th>
          {columns.map((column, index) => (
            <th key={column.id} scope="col" className={columnClass(columns, index)} title={headTitle(column)}>
              {index === first && <span className="first-in-view" />}
              <ColumnHeading column={column} consensus={consensus} />
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

function ColumnHeading({ column, consensus }: { column: TableColumn; consensus: ConsensusNotes }) {
  const note = estimateNote(column, consensus);
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
      {note !== null && (
        <small>
          <Explained explanation={note.explanation}>{note.label}</Explained>
        </small>
      )}
      {note !== null && note.day !== null && <small>{note.day}</small>}
    </>
  );
}

/** Whether a forecast year is what analysts expect, lies before it, or moves from there to the averages. */
function estimateNote({ cell, year }: TableColumn, consensus: ConsensusNotes): ConsensusNote | null {
  const figures = [cell('revenueChange'), cell('margin')];
  if (figures.some(({ marks }) => marks.includes('faded'))) return faded;
  const isTheirs = figures.some(
    ({ marks, why }) => why === 'no_consensus' || marks.some((mark) => ofAnalysts.has(mark)),
  );
  return isTheirs && year !== null ? (consensus.get(year) ?? null) : null;
}

const ofAnalysts: ReadonlySet<string> = new Set(['analysts', 'bridged']);

const faded: ConsensusNote = { label: 'Faded', day: null, explanation: markLabel('faded') ?? '' };

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
  if (column.kind === 'terminal') return `${column.spoken}.`;
  const twelve = column.kind === 'ltm' ? `${column.spoken.replace('twelve', 'Twelve')}.` : null;
  const ended = column.periodEnd === null ? null : `Period ended ${column.periodEnd}.`;
  const words = [twelve, ended, basisLabel(column)].filter((it) => it !== null);
  return words.length === 0 ? undefined : words.join(' ');
}

const months = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');

/** `2025-12-27` reads `Dec 27, 2025`. */
function dayHeading(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1]?.slice(0, 3)} ${date}, ${year}`;
}

/** Where no filing says which day the fiscal year ends on: that of the newest year, `0531`. */
function newestYearEnd(columns: readonly TableColumn[]): string | null {
  const newest = columns.findLast(({ kind }) => kind === 'actual');
  return newest?.periodEnd?.slice(5).replace('-', '') ?? null;
}

/** `0927` reads `Fiscal year, Sept.` */
function yearLabel(fiscalYearEnd: string | null): string {
  const month = months[Number(fiscalYearEnd?.slice(0, 2)) - 1];
  return month === undefined ? 'Fiscal year' : `Fiscal year, ${month}`;
}

function basisLabel({ kind, heading, cell }: TableColumn): string | null {
  if (!isFiled(kind)) return null;
  const marks = (['revenue', 'netIncome', 'totalAssets'] as const).flatMap((key) => cell(key).marks);
  if (marks.includes('basis_changed')) {
    const earlier = kind === 'actual' ? `years before ${heading}` : 'the same periods a year before';
    return `Basis changed: ${earlier} include businesses since sold or spun off, or follow other accounting. Growth across the change isn’t shown.`;
  }
  return marks.includes('short_year') ? markLabel('short_year') : null;
}
