import { missingMark } from '@tenfold/domain/format';
import { Link } from 'react-router';
import { forecastsPath } from '../../../shell/my-paths.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx';
import { ForecastAgainstPrice } from '../list/ForecastAgainstPrice.tsx';
import { ForecastName } from '../list/ForecastName.tsx';
import type { ForecastsToday, ForecastTodayRow } from './forecasts-today.ts';
import './forecasts-card.css';

export function ForecastsCard({ today: { total, rows } }: { today: ForecastsToday }) {
  return (
    <Card
      title="Forecasts"
      note={<span className="caption desktop-only">highest value vs price first</span>}
      padded={false}
      actions={
        <Link className="link small" to={forecastsPath}>
          {total === 1 ? 'Your forecast' : `All ${total} forecasts`}
        </Link>
      }
    >
      <DataTable
        label="Forecasts"
        className="forecasts-card"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
      />
    </Card>
  );
}

const columns: readonly DataColumn<ForecastTodayRow>[] = [
  { name: 'Forecast', leads: true, cell: (row) => <ForecastName row={row} /> },
  { name: 'Value', className: 'n', cellClass: 'num', cell: ({ value }) => <b className="edit">{value}</b> },
  { name: 'Price', className: 'n', cellClass: 'num', cell: ({ price }) => price },
  { name: 'Value vs price', className: 'n', cell: (row) => <ForecastAgainstPrice row={row} /> },
  {
    name: 'Since the close before',
    className: 'n on-wide',
    cellClass: 'num faint',
    cell: ({ moved }) => moved ?? missingMark,
  },
];
