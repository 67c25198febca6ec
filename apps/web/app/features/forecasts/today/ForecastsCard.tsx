// biome-ignore-all lint/a11y/noRedundantRoles: as cards, the table would lose its roles
import { missingMark } from '@tenfold/domain/format';
import { Link } from 'react-router';
import { forecastsPath } from '../../../shell/my-paths.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { ForecastAgainstPrice } from '../list/ForecastAgainstPrice.tsx';
import { forecastAddress } from '../list/forecast-address.ts';
import type { ForecastsToday, ForecastTodayRow } from './forecasts-today.ts';
import '../../../ui/layout/row-cards.css';
import '../../../ui/layout/table.css';
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
      <table className="table row-cards forecasts-card" role="table" aria-label="Forecasts">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              Forecast
            </th>
            <th scope="col" role="columnheader" className="n">
              Value
            </th>
            <th scope="col" role="columnheader" className="n">
              Price
            </th>
            <th scope="col" role="columnheader" className="n">
              Value vs price
            </th>
            <th scope="col" role="columnheader" className="n on-wide">
              Since the close before
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Row({ row }: { row: ForecastTodayRow }) {
  return (
    <tr role="row">
      <td role="cell" className="lead-cell" data-label="Forecast">
        <b>{row.company}</b> <span className="faint">{row.symbol}</span>
        <Link className="forecasts-name edit" to={forecastAddress(row)}>
          {row.name}
        </Link>
      </td>
      <td role="cell" className="n num" data-label="Value">
        <b className="edit">{row.value}</b>
      </td>
      <td role="cell" className="n num" data-label="Price">
        {row.price}
      </td>
      <td role="cell" className="n" data-label="Value vs price">
        <ForecastAgainstPrice row={row} />
      </td>
      <td role="cell" className="n num faint on-wide" data-label="Since the close before">
        {row.moved ?? missingMark}
      </td>
    </tr>
  );
}
