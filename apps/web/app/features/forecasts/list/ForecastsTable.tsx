// biome-ignore-all lint/a11y/noRedundantRoles: as cards, the table would lose its roles
import { formatPercent, missingMark } from '@tenfold/domain/format';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { SortHead } from '../../../ui/layout/SortHead.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { forecastAddress } from './forecast-address.ts';
import type { ForecastRow } from './forecast-row.ts';
import {
  type ForecastOrder,
  type ForecastsQuery,
  forecastsAddress,
  isLargestFirst,
  sortLabels,
} from './list-query.ts';
import { RowMenu } from './RowMenu.tsx';
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
          <Head className="on-wide">Made from</Head>
          <Head className="n">Value</Head>
          <Head className="n">Price</Head>
          <OrderHead query={query} sort="value" className="n" />
          <Head className="n">Return / growth</Head>
          <Head className="on-wide">Newest filing</Head>
          <OrderHead query={query} sort="edited" className="n" />
          <Head>
            <span className="visually-hidden">Menu</span>
          </Head>
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

function Head({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <th scope="col" role="columnheader" className={className}>
      {children}
    </th>
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
        <Against row={row} />
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
        <RowMenu row={row} actions={actions} />
      </td>
    </tr>
  );
}

function Against({ row: { against, noValue } }: { row: ForecastRow }) {
  if (noValue !== null) return <span className="forecasts-no-value faint">{noValue}</span>;
  if (against === null) return <span className="faint">{missingMark}</span>;
  const reach = `${Math.min(50, Math.abs(against) * 100)}%`;
  return (
    <span className="margin-cell">
      <span
        className={classNames('margin-bar', against < 0 && 'is-below')}
        style={{ '--w': reach } as CSSProperties}
        aria-hidden="true"
      >
        <i />
      </span>
      <b className={classNames('num', against > 0 && 'up', against < 0 && 'down')}>
        {against > 0 && '+'}
        {formatPercent(against)}
      </b>
    </span>
  );
}
