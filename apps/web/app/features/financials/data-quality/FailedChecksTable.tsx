import type { FailedChecks } from '@tenfold/contract/financials';
import { sourceAddress } from '@tenfold/contract/financials/source-address';
import { missingMark } from '@tenfold/domain/format';
import { anyRowOf, isAnyRowKey } from '@tenfold/domain/rows';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { checkLabels, sidesLabel } from './quality-labels.ts';

type Check = FailedChecks['checks'][number];

export function FailedChecksTable({ failed }: { failed: FailedChecks }) {
  return (
    <>
      <DataTable
        label="Failing checks"
        className="failed-checks"
        columns={columnsFor(failed.symbol)}
        rows={failed.checks}
        keyOf={(check) => `${check.check} ${check.column} ${check.rows.join()}`}
      />
      <p className="card-foot caption">
        {failed.reportedCurrency} millions except per share data. A failed check doesn’t change any figure.
      </p>
    </>
  );
}

function columnsFor(symbol: string): DataColumn<Check>[] {
  return [
    {
      name: 'Check',
      leads: true,
      cell: (check) => (
        <>
          <b>{checkLabels[check.check].title}</b>
          <span className="sub-line">{aboutLabel(check)}</span>
        </>
      ),
    },
    { name: 'Period', cell: ({ column }) => periodLabel(column) },
    {
      name: 'Expected',
      className: 'n',
      cell: (check) => <Side value={sidesLabel(check).expected} name={checkLabels[check.check].expected} />,
    },
    {
      name: 'Filed',
      className: 'n',
      cell: (check) => <Side value={sidesLabel(check).found} name={checkLabels[check.check].found} />,
    },
    {
      name: 'Actions',
      isUnnamed: true,
      className: 'cell-actions',
      cell: (check) => (
        <Link className={buttonClass({ size: 'sm' })} to={figureAddress(symbol, check)}>
          Open{' '}
          <VisuallyHidden>{`the figure: ${aboutLabel(check)}, ${periodLabel(check.column)}`}</VisuallyHidden>
        </Link>
      ),
    },
  ];
}

function Side({ value, name }: { value: string | null; name: string }) {
  if (value === null) return missingMark;
  return (
    <>
      <span className="num">{value}</span>
      <span className="sub-line">{name}</span>
    </>
  );
}

function aboutLabel(check: Check): string {
  const rows = check.rows.flatMap((key) => (isAnyRowKey(key) ? anyRowOf(key).label : []));
  const { apart } = sidesLabel(check);
  return [rows.join(', '), apart].filter(Boolean).join(' · ');
}

function periodLabel(column: string | null): string {
  if (column === null) return missingMark;
  return column.includes(' ') ? column : `FY${column}`;
}

/** The source of the first of its figures that the table has. */
function figureAddress(symbol: string, { rows, column }: Check): string {
  const row = rows.find(isAnyRowKey);
  return row === undefined || column === null
    ? `/company/${symbol}#financials`
    : sourceAddress(symbol, row, column.replace(' ', '-'));
}
