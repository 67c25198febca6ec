import type { ListMover, ListToday } from '@tenfold/contract/summary';
import { formatPrice } from '@tenfold/domain/format';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { NoPrice } from '../../../figures/NoPrice.tsx';
import { PartSimulated } from '../../../figures/PartSimulated.tsx';
import { PriceChange } from '../../../figures/PriceChange.tsx';
import { listsPath, myPath } from '../../../shell/my-paths.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx';
import { listPath } from '../list-paths.ts';
import { type Moves, movesOf } from './moves.ts';
import { PriceLine } from './PriceLine.tsx';
import '../../../ui/controls/segmented.css';
import './lists-today.css';

interface Props {
  today: ListToday;
  /** The day in New York. */
  day: string;
  dayLabel: (day: string) => string;
}

export function ListsTodayCard({ today, day, dayLabel }: Props) {
  const { lists, total, chosen } = today;
  const moves = movesOf(today, day, dayLabel);
  return (
    <Card
      title="Lists today"
      padded={false}
      actions={
        <Link className="link small" to={listPath(chosen)}>
          Open list
        </Link>
      }
    >
      <nav className="lists-today-tabs" aria-label="List">
        {lists.map(({ id, name }) => (
          <Link
            key={id}
            className="chip"
            to={`${myPath}?list=${id}`}
            aria-current={id === chosen ? 'page' : undefined}
            preventScrollReset
          >
            <span>{name}</span>
          </Link>
        ))}
        {total > lists.length && (
          <Link className="link small" to={listsPath}>
            All {total} lists
          </Link>
        )}
      </nav>
      <Sums today={today} moves={moves} />
      {today.movers.length > 0 && <Movers moves={moves} today={today} />}
    </Card>
  );
}

function Sums({ today: { companies, up, down, average }, moves: { isSimulated } }: SumsProps) {
  return (
    <p className="lists-today-sum">
      <span>
        {companies} {companies === 1 ? 'company' : 'companies'}
      </span>
      {average !== null && (
        <>
          <span>
            Average{' '}
            <b>
              <PriceChange change={average} simulated={isSimulated} />
            </b>
          </span>
          <span className="num">
            {up} up, {down} down
          </span>
        </>
      )}
      {isSimulated && <PartSimulated />}
    </p>
  );
}

interface SumsProps {
  today: ListToday;
  moves: Moves;
}

function Movers({ today: { movers, companies }, moves }: SumsProps) {
  const label = companies > movers.length ? 'Largest moves of the list' : 'Moves of the list';
  const hasNews = movers.some(moves.filedOnTheDay);
  return (
    <DataTable
      label={label}
      className="lists-today"
      columns={hasNews ? [...columnsFor(moves), newsColumn(moves)] : columnsFor(moves)}
      rows={movers}
      keyOf={({ symbol }) => symbol}
    />
  );
}

function columnsFor(moves: Moves): DataColumn<ListMover>[] {
  return [
    {
      name: 'Company',
      leads: true,
      cell: ({ symbol, shortName }) => (
        <>
          <Link className="lists-today-name" to={`/company/${symbol}`}>
            {shortName}
          </Link>{' '}
          <span className="faint">{symbol}</span>
        </>
      ),
    },
    {
      name: 'Price',
      className: 'n',
      cellClass: 'num',
      cell: ({ stockPrice, currency }) => (
        <>
          {stockPrice === null ? <NoPrice /> : <b>{formatPrice(stockPrice)}</b>}
          {currency !== 'USD' && <span className="sub-line">{currency}</span>}
        </>
      ),
    },
    {
      name: moves.heading,
      className: 'n',
      cell: (mover) => <Move mover={mover} largest={moves.largest} />,
    },
    {
      name: '10 years',
      className: 'on-desktop',
      cell: ({ priceLine }) => <PriceLine line={priceLine} />,
    },
  ];
}

function newsColumn(moves: Moves): DataColumn<ListMover> {
  return {
    name: 'News',
    cellClass: 'full',
    cell: (mover) =>
      moves.filedOnTheDay(mover) &&
      mover.newestFiling !== null && (
        <Link className="link small" to={`/company/${mover.symbol}#financials`}>
          {mover.newestFiling.form} filed
        </Link>
      ),
  };
}

/** Neither red nor green where the price, or the day it is compared with, is simulated. */
function Move({
  mover: { stockPriceChange: change, quote },
  largest,
}: {
  mover: ListMover;
  largest: number;
}) {
  if (change === null) return null;
  const isSimulated = quote?.simulated === true;
  const reach = largest === 0 ? 0 : (Math.abs(change) / largest) * 50;
  return (
    <span className="move-cell">
      <span
        className={classNames('move-bar', change < 0 && 'is-below', isSimulated && 'is-simulated')}
        style={{ '--w': `${reach}%` } as CSSProperties}
        aria-hidden="true"
      >
        <i />
      </span>
      <b>
        <PriceChange change={change} simulated={isSimulated} />
      </b>
    </span>
  );
}
