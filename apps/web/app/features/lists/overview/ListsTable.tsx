import { Link } from 'react-router';
import { PriceChange } from '../../../figures/PriceChange.tsx';
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { listPath } from '../list-paths.ts';
import { ListMenu } from './ListMenu.tsx';
import { type ListOrder, listOrderHead } from './list-order.ts';
import { countLabel, type ListRow } from './list-row.ts';
import type { ListActions } from './use-list-actions.ts';

interface Props {
  rows: readonly ListRow[];
  order: ListOrder | null;
  actions: ListActions;
}

export function ListsTable({ rows, order, actions }: Props) {
  const menu: DataColumn<ListRow> = {
    name: 'Menu',
    isUnnamed: true,
    cellClass: 'cell-actions',
    cell: (row) => <ListMenu list={row} actions={actions} />,
  };
  return (
    <DataTable
      label="Your lists"
      className="lists-table"
      columns={[...columnsFor(order), menu]}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}

function columnsFor(order: ListOrder | null): DataColumn<ListRow>[] {
  return [
    {
      name: 'List',
      sorts: listOrderHead(order, 'name'),
      leads: true,
      cell: (row) => <ListName row={row} />,
    },
    {
      name: 'Companies',
      sorts: listOrderHead(order, 'companies'),
      className: 'n',
      cellClass: 'num',
      cell: ({ companyCount }) => (
        <>
          <span aria-hidden="true">{companyCount.toLocaleString('en-US')}</span>
          <VisuallyHidden>{countLabel(companyCount)}</VisuallyHidden>
        </>
      ),
    },
    { name: 'Change', cellClass: 'full', cell: (row) => <ListMoves row={row} /> },
    {
      name: 'Last edit',
      sorts: listOrderHead(order, 'edited'),
      className: 'n on-wide',
      cellClass: 'num',
      cell: ({ updatedAt, updated }) => <time dateTime={updatedAt}>{updated}</time>,
    },
  ];
}

function ListName({ row: { id, name, isDefault, shareToken } }: { row: ListRow }) {
  return (
    <>
      <Link className="lists-name" to={listPath(id)}>
        <bdi>{name}</bdi>
      </Link>{' '}
      {isDefault && <Badge>Default</Badge>} {shareToken !== null && <Badge>Shared</Badge>}
    </>
  );
}

function ListMoves({ row: { moves, more } }: { row: ListRow }) {
  if (moves.length === 0) return <span className="faint">No companies</span>;
  return (
    <ul className="lists-moves">
      {moves.map((move) => (
        <li key={move.symbol}>
          <span className="faint">{move.symbol}</span>{' '}
          <PriceChange change={move.change} simulated={move.simulated} />
        </li>
      ))}
      {more > 0 && <li className="faint">+{more.toLocaleString('en-US')} more</li>}
    </ul>
  );
}
