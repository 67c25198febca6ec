import type { CompanyQuality } from '@tenfold/contract/financials';
import { missingMark } from '@tenfold/domain/format';
import { Link } from 'react-router';
import { formatDay } from '../../../figures/format-day.ts';
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx';
import { CheckState } from '../../../ui/text/CheckState.tsx';
import { companyQualityPath } from './paths.ts';
import { countLabel } from './QualityTotals.tsx';
import { type QualityQuery, type QualitySort, qualityAddress, qualityOrders } from './quality-query.ts';
import { columnLabels } from './sort-choices.ts';

export function QualityTable({ rows, query }: { rows: readonly CompanyQuality[]; query: QualityQuery }) {
  return (
    <DataTable
      label="Data quality by company"
      className="quality-table"
      columns={columnsFor(query)}
      rows={rows}
      keyOf={({ symbol }) => symbol}
    />
  );
}

function columnsFor(query: QualityQuery): DataColumn<CompanyQuality>[] {
  const sorted = (sort: QualitySort) => ({
    name: columnLabels[sort][0],
    sorts: qualityOrders.head(query.order, sort, (order) => qualityAddress({ ...query, order, page: 1 })),
  });
  const count = (sort: QualitySort, of: (company: CompanyQuality) => number) => ({
    ...sorted(sort),
    className: 'n',
    cellClass: 'num',
    cell: (company: CompanyQuality) => countLabel(of(company)),
  });
  return [
    { ...sorted('company'), leads: true, cell: (company) => <Company company={company} /> },
    { ...sorted('identities'), cell: (company) => <Identities company={company} /> },
    count('gaps', ({ gaps }) => gaps),
    count('tag-switches', ({ tagSwitches }) => tagSwitches),
    count('excluded', ({ excluded }) => excluded),
    { ...count('restated', ({ restated }) => restated), className: 'n on-wide' },
    { ...sorted('contested'), cell: (company) => <Contested company={company} /> },
    {
      ...sorted('checked'),
      cell: ({ newestFiling }) => (newestFiling === null ? missingMark : formatDay(newestFiling)),
    },
  ];
}

function Company({ company: { symbol, shortName } }: { company: CompanyQuality }) {
  return (
    <Link className="quality-company" to={companyQualityPath(symbol)}>
      <b>{symbol}</b> {shortName}
    </Link>
  );
}

function Contested({ company: { contested } }: { company: CompanyQuality }) {
  return contested === 0 ? missingMark : <CheckState state="open">{contested} open</CheckState>;
}

function Identities({ company: { passed, judged, failed } }: { company: CompanyQuality }) {
  if (judged === 0) return <span title="No identity could be checked">{missingMark}</span>;
  const others = failed - (judged - passed);
  return (
    <>
      <CheckState state={passed === judged ? 'ok' : 'bad'}>
        <span className="num">
          {passed} of {judged}
        </span>
      </CheckState>
      {others > 0 && (
        <span className="sub-line warn">
          {others} unlikely {others === 1 ? 'figure' : 'figures'}
        </span>
      )}
    </>
  );
}
