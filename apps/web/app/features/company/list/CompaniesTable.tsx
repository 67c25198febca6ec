import { formatMillions, formatPercent, formatPrice, formatRatio, missingMark } from '@tenfold/domain/format';
import { Link } from 'react-router';
import { formatDay } from '../../../figures/format-day.ts';
import { NoPrice } from '../../../figures/NoPrice.tsx';
import { PriceChange } from '../../../figures/PriceChange.tsx';
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx';
import { Figure } from '../../../ui/text/Figure.tsx';
import { newYorkDay } from '../quote/new-york-time.ts';
import type { CompanyRow } from './company-row.ts';
import { companyOrders, type ListQuery, listAddress, type SortKey } from './list-query.ts';
import { companiesPath } from './paths.ts';
import { columnLabels } from './sort-choices.ts';
import { ValueCell } from './ValueCell.tsx';

interface Props {
  rows: readonly CompanyRow[];
  query: ListQuery;
  /** False for a visitor: only Apple has a value for them. */
  showsValues: boolean;
}

export function CompaniesTable({ rows, query, showsValues }: Props) {
  const columns = columnsFor(query, newestDayOf(rows));
  return (
    <DataTable
      label="Companies"
      className="companies-table"
      columns={showsValues ? columns : columns.filter(({ name }) => name !== columnLabels.value[0])}
      rows={rows}
      keyOf={({ symbol }) => symbol}
    />
  );
}

function columnsFor(query: ListQuery, newestDay: string | null): DataColumn<CompanyRow>[] {
  const sorted = (sort: SortKey) => ({
    name: columnLabels[sort][0],
    sorts: companyOrders.head(query, sort, (order) => listAddress(companiesPath, { ...query, ...order })),
  });
  const figure = (sort: SortKey) => ({ ...sorted(sort), className: 'n', cellClass: 'num' });
  return [
    { ...sorted('name'), leads: true, cell: (row) => <CompanyName row={row} /> },
    { ...sorted('sector'), className: 'on-wide', cell: ({ sector }) => sector ?? missingMark },
    { ...figure('price'), cell: (row) => <Price row={row} newestDay={newestDay} /> },
    {
      ...figure('change'),
      cell: ({ change, simulated }) => <PriceChange change={change} simulated={simulated} />,
    },
    { ...figure('pe'), cell: ({ pe }) => <Figure text={formatRatio(pe.value)} why={pe.why} /> },
    { ...figure('value'), cell: ({ value }) => <ValueCell value={value} /> },
    {
      ...figure('fcf-yield'),
      className: 'n on-wide',
      cell: ({ fcfYield }) => <Figure text={formatPercent(fcfYield.value)} why={fcfYield.why} />,
    },
    {
      ...figure('market-cap'),
      cell: ({ marketCap }) => <Figure text={formatMillions(marketCap.value)} why={marketCap.why} />,
    },
    {
      ...sorted('filing'),
      className: 'on-wide',
      cell: ({ filing }) => (filing === null ? missingMark : `${filing.form}, ${formatDay(filing.filed)}`),
    },
  ];
}

function CompanyName({ row: { symbol, name } }: { row: CompanyRow }) {
  return (
    <span className="companies-name">
      <span className="companies-initial" aria-hidden="true">
        {name.charAt(0).toUpperCase()}
      </span>
      <span>
        <Link to={`/company/${symbol}`}>{name}</Link>
        <small>{symbol}</small>
      </span>
    </span>
  );
}

function Price({ row, newestDay }: { row: CompanyRow; newestDay: string | null }) {
  if (row.price === null) return <NoPrice />;
  return (
    <>
      <b>{formatPrice(row.price)}</b>
      <PriceRemark row={row} newestDay={newestDay} />
    </>
  );
}

/** What sets a price apart: its currency, and a day before that of the newest price. */
function PriceRemark({
  row: { currency, tradedAt },
  newestDay,
}: {
  row: CompanyRow;
  newestDay: string | null;
}) {
  const day = tradedAt === null ? null : newYorkDay(new Date(tradedAt));
  const remarks = [currency !== 'USD' && currency, day !== newestDay && day].filter(Boolean);
  return remarks.length === 0 ? null : <span className="sub-line">{remarks.join(', ')}</span>;
}

function newestDayOf(rows: readonly CompanyRow[]): string | null {
  const newest = rows.reduce((latest, { tradedAt }) => Math.max(latest, Date.parse(tradedAt ?? '') || 0), 0);
  return newest === 0 ? null : newYorkDay(new Date(newest));
}
