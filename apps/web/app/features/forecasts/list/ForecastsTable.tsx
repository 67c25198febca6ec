// biome-ignore-all lint/a11y/noRedundantRoles: as cards, the table would lose its roles
import { missingMark } from '@tenfold/domain/format';
import { Link } from 'react-router';
import { ColumnHead } from '../../../ui/layout/ColumnHead.tsx';
import { SortHead } from '../../../ui/layout/SortHead.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { ForecastAgainstPrice } from './ForecastAgainstPrice.tsx';
import { ForecastMenu } from './ForecastMenu.tsx';
import { forecastAddress } from './forecast-address.ts';
import type { ForecastRow } from './forecast-row.ts';
import {
  type ForecastOrder,
  type ForecastsQuery,
  forecastsAddress,
  isLargestFirst,
  sortLabels,
} from './list-query.ts';
import type { ForecastActions } from './use-forecast-actions.ts';
import '../../../ui/layout/row-cards.css';
import '../../../ui/layout/table.css';

interface Props {
  rows: readonly ForecastRow[];
  query: ForecastsQuery;
  actions: ForecastActions;
}

/** On a phone a list of cards. */
export function ForecastsTable({ rows, query, actions }: Props) {
  return (
    <table className="table row-cards forecasts-table" role="table" aria-label="Your forecasts">
      <thead role="rowgroup">
        <tr role="row">
          <OrderHead query={query} sort="name" />
          <ColumnHead className="on-wide">Made from</ColumnHead>
          <ColumnHead className="n">Value</ColumnHead>
          <ColumnHead className="n">Price</ColumnHead>
          <OrderHead query={query} sort="value" className="n" />
          <ColumnHead className="n">Return / growth</ColumnHead>
          <ColumnHead className="on-wide">Newest filing</ColumnHead>
          <OrderHead query={query} sort="edited" className="n" />
          <ColumnHead>
            <span className="visually-hidden">Menu</span>
          </ColumnHead>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.id} row={row} actions={actions} />
        ))}
      </tbody>
    </table>
  );
}

/** A second click turns the order round. */
function OrderHead({
  query,
  sort,
  className,
}: {
  query: ForecastsQuery;
  sort: ForecastOrder;
  className?: string;
}) {
  const isOn = query.sort === sort;
  return (
    <SortHead
      isOn={isOn}
      largestFirst={isLargestFirst(query)}
      to={forecastsAddress({ ...query, sort, reversed: isOn && !query.reversed })}
      className={className}
    >
      {sortLabels[sort][0]}
    </SortHead>
  );
}

function Row({ row, actions }: { row: ForecastRow; actions: ForecastActions }) {
  return (
    <tr role="row">
      <td role="cell" className="lead-cell">
        <b>{row.company}</b> <span className="faint">{row.symbol}</span>
        <Link className="forecasts-name edit" to={forecastAddress(row)}>
          {row.name}
        </Link>
      </td>
      <td role="cell" className="full" data-label="Made from">
        {row.madeFrom}
        {row.shareToken !== null && (
          <>
            {' '}
            <Badge>Shared</Badge>
          </>
        )}
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
      <td role="cell" className="n num" data-label="Return / growth">
        {row.rates}
      </td>
      <td role="cell" data-label="Newest filing">
        {row.filing ?? missingMark}
        {row.filedSince !== null && (
          <span className="sub-line">
            <Badge tone="warn">{row.filedSince} filed since</Badge>
          </span>
        )}
      </td>
      <td role="cell" className="n" data-label="Last edit">
        <time dateTime={row.updatedAt}>{row.edited}</time>
      </td>
      <td role="cell" className="cell-actions">
        <ForecastMenu row={row} actions={actions} />
      </td>
    </tr>
  );
}
