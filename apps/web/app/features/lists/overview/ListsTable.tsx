// biome-ignore-all lint/a11y/noRedundantRoles: as cards, the table would lose its roles
import { Link } from 'react-router';
import { PriceChange } from '../../../figures/PriceChange.tsx';
import { ColumnHead } from '../../../ui/layout/ColumnHead.tsx';
import { SortHead } from '../../../ui/layout/SortHead.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { listPath } from '../list-paths.ts';
import { ListMenu } from './ListMenu.tsx';
import { isLargestFirst, type ListColumn, type ListOrder, nextOrder } from './list-order.ts';
import { countLabel, type ListRow } from './list-row.ts';
import type { ListActions } from './use-list-actions.ts';
import '../../../ui/layout/row-cards.css';
import '../../../ui/layout/table.css';

interface Props {
  rows: readonly ListRow[];
  order: ListOrder | null;
  actions: ListActions;
}

/** On a phone a list of cards. */
export function ListsTable({ rows, order, actions }: Props) {
  return (
    <table className="table row-cards lists-table" role="table" aria-label="Your lists">
      <thead role="rowgroup">
        <tr role="row">
          <OrderHead order={order} column="name">
            List
          </OrderHead>
          <OrderHead order={order} column="companies" className="n">
            Companies
          </OrderHead>
          <ColumnHead>Change</ColumnHead>
          <OrderHead order={order} column="edited" className="n on-wide">
            Last edit
          </OrderHead>
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

interface OrderHeadProps {
  order: ListOrder | null;
  column: ListColumn;
  className?: string;
  children: string;
}

function OrderHead({ order, column, className, children }: OrderHeadProps) {
  const isOn = order?.column === column;
  return (
    <SortHead
      isOn={isOn}
      largestFirst={isOn && isLargestFirst(order)}
      to={nextOrder(order, column)}
      className={className}
    >
      {children}
    </SortHead>
  );
}

function Row({ row, actions }: { row: ListRow; actions: ListActions }) {
  const { id, name, isDefault, shareToken, companyCount, moves, more } = row;
  return (
    <tr role="row">
      <td role="cell" className="lead-cell">
        <Link className="lists-name" to={listPath(id)}>
          <bdi>{name}</bdi>
        </Link>{' '}
        {isDefault && <Badge>Default</Badge>} {shareToken !== null && <Badge>Shared</Badge>}
      </td>
      <td role="cell" className="n num" data-label="Companies">
        <span aria-hidden="true">{companyCount.toLocaleString('en-US')}</span>
        <span className="visually-hidden">{countLabel(companyCount)}</span>
      </td>
      <td role="cell" className="full" data-label="Change">
        {moves.length === 0 ? (
          <span className="faint">No companies</span>
        ) : (
          <ul className="lists-moves">
            {moves.map((move) => (
              <li key={move.symbol}>
                <span className="faint">{move.symbol}</span>{' '}
                <PriceChange change={move.change} simulated={move.simulated} />
              </li>
            ))}
            {more > 0 && <li className="faint">+{more.toLocaleString('en-US')} more</li>}
          </ul>
        )}
      </td>
      <td role="cell" className="n num on-wide" data-label="Last edit">
        <time dateTime={row.updatedAt}>{row.updated}</time>
      </td>
      <td role="cell" className="cell-actions">
        <ListMenu list={row} actions={actions} />
      </td>
    </tr>
  );
}
