// biome-ignore-all lint/a11y/noRedundantRoles: as cards, the table would lose its roles
import type { ListMover, ListToday } from '@tenfold/contract/summary';
import { formatPrice, missingMark } from '@tenfold/domain/format';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { PartSimulated } from '../../../figures/PartSimulated.tsx';
import { PriceChange } from '../../../figures/PriceChange.tsx';
import { listsPath, myPath } from '../../../shell/my-paths.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { listPath } from '../list-paths.ts';
import { type Moves, movesOf } from './moves.ts';
import { PriceLine } from './PriceLine.tsx';
import '../../../ui/controls/segmented.css';
import '../../../ui/layout/row-cards.css';
import '../../../ui/layout/table.css';
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
            {name}
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
    <table className="table row-cards lists-today" role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {['Company', 'Price', moves.heading, '10 years', ...(hasNews ? ['News'] : [])].map((name, at) => (
            <th
              key={name}
              scope="col"
              role="columnheader"
              className={classNames((at === 1 || at === 2) && 'n', at === 3 && 'on-desktop')}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {movers.map((mover) => (
          <Row key={mover.symbol} mover={mover} moves={moves} hasNews={hasNews} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ mover, moves, hasNews }: { mover: ListMover; moves: Moves; hasNews: boolean }) {
  const { symbol, shortName, currency, stockPrice, newestFiling, priceLine } = mover;
  const filed = moves.filedOnTheDay(mover);
  return (
    <tr role="row">
      <td role="cell" className="lead-cell" data-label="Company">
        <Link className="lists-today-name" to={`/company/${symbol}`}>
          {shortName}
        </Link>{' '}
        <span className="faint">{symbol}</span>
      </td>
      <td role="cell" className="n num" data-label="Price">
        {stockPrice === null ? missingMark : <b>{formatPrice(stockPrice)}</b>}
        {currency !== 'USD' && <span className="sub-line">{currency}</span>}
      </td>
      <td role="cell" className="n" data-label={moves.heading}>
        <Move mover={mover} largest={moves.largest} />
      </td>
      <td role="cell" className="on-desktop" data-label="10 years">
        <PriceLine line={priceLine} />
      </td>
      {hasNews && (
        <td role="cell" className={classNames('full', !filed && 'on-desktop')} data-label="News">
          {filed && newestFiling !== null && (
            <Link className="link small" to={`/company/${symbol}#financials`}>
              {newestFiling.form} filed
            </Link>
          )}
        </td>
      )}
    </tr>
  );
}

/** Neither red nor green where the price, or the day it is compared with, is simulated. */
function Move({
  mover: { stockPriceChange: change, quote },
  largest,
}: {
  mover: ListMover;
  largest: number;
}) {
  if (change === null) return <span className="faint">{missingMark}</span>;
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
