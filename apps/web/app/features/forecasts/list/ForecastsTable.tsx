import { missingMark } from '@tenfold/domain/format';
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { ForecastAgainstPrice } from './ForecastAgainstPrice.tsx';
import { ForecastMenu } from './ForecastMenu.tsx';
import { ForecastName } from './ForecastName.tsx';
import type { ForecastRow } from './forecast-row.ts';
import {
  type ForecastOrder,
  type ForecastsQuery,
  forecastOrders,
  forecastsAddress,
  sortLabels,
} from './list-query.ts';
import type { ForecastActions } from './use-forecast-actions.ts';

interface Props {
  rows: readonly ForecastRow[];
  query: ForecastsQuery;
  actions: ForecastActions;
}

export function ForecastsTable({ rows, query, actions }: Props) {
  const menu: DataColumn<ForecastRow> = {
    name: 'Menu',
    isUnnamed: true,
    cellClass: 'cell-actions',
    cell: (row) => <ForecastMenu row={row} actions={actions} />,
  };
  return (
    <DataTable
      label="Your forecasts"
      className="forecasts-table"
      columns={[...columnsFor(query), menu]}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}

function columnsFor(query: ForecastsQuery): DataColumn<ForecastRow>[] {
  const sorted = (sort: ForecastOrder) => ({
    name: sortLabels[sort][0],
    sorts: forecastOrders.head(query, sort, (order) => forecastsAddress({ ...query, ...order })),
  });
  return [
    { ...sorted('name'), leads: true, cell: (row) => <ForecastName row={row} /> },
    { name: 'Made from', className: 'on-wide', cellClass: 'full', cell: (row) => <Origin row={row} /> },
    { name: 'Value', className: 'n', cellClass: 'num', cell: ({ value }) => <b className="edit">{value}</b> },
    { name: 'Price', className: 'n', cellClass: 'num', cell: ({ price }) => price },
    { ...sorted('value'), className: 'n', cell: (row) => <ForecastAgainstPrice row={row} /> },
    { name: 'Return / growth', className: 'n', cellClass: 'num', cell: ({ rates }) => rates },
    { name: 'Newest filing', className: 'on-wide', cell: (row) => <NewestFiling row={row} /> },
    {
      ...sorted('edited'),
      className: 'n',
      cell: ({ updatedAt, edited }) => <time dateTime={updatedAt}>{edited}</time>,
    },
  ];
}

function Origin({ row }: { row: ForecastRow }) {
  return (
    <>
      {row.madeFrom} {row.shareToken !== null && <Badge>Shared</Badge>}
    </>
  );
}

function NewestFiling({ row: { filing, filedSince } }: { row: ForecastRow }) {
  return (
    <>
      {filing ?? missingMark}
      {filedSince !== null && (
        <span className="sub-line">
          <Badge tone="warn">{filedSince} filed since</Badge>
        </span>
      )}
    </>
  );
}
