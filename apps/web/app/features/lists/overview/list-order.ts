import { listsPath } from '../../../shell/my-paths.ts';
import type { SortedHead } from '../../../ui/table/SortLink.tsx';
import { type Order, sortedQuery, sortName } from '../../../ui/table/sorted-query.ts';
import type { ListRow } from './list-row.ts';

const listOrders = sortedQuery({
  name: { of: ({ name }: ListRow) => name.toLowerCase(), largestFirst: false },
  companies: { of: ({ companyCount }: ListRow) => companyCount, largestFirst: true },
  edited: { of: ({ updatedAt }: ListRow) => updatedAt, largestFirst: true },
});

export type ListColumn = (typeof listOrders.keys)[number];

export type ListOrder = Order<ListColumn>;

/** Labels of the menu on a phone, by the name in the address. */
export const orderLabels: Readonly<Record<string, string>> = {
  '': 'Default list first',
  name: 'A to Z',
  '-name': 'Z to A',
  companies: 'Most companies first',
  '-companies': 'Fewest companies first',
  edited: 'Last edited first',
  '-edited': 'First edited first',
};

/** Null: the default list first, then by name. */
export function parseListOrder(params: URLSearchParams): ListOrder | null {
  return listOrders.find(params);
}

export function orderName(order: ListOrder | null): string {
  return order === null ? '' : sortName(order);
}

/** A column's heading leads to its order, then the other way round, then the default list first again. */
export function listOrderHead(order: ListOrder | null, column: ListColumn): SortedHead {
  return listOrders.head(order, column, (turned) =>
    order?.sort === column && order.reversed ? listsPath : `${listsPath}?sort=${sortName(turned)}`,
  );
}

export function inListOrder(rows: readonly ListRow[], order: ListOrder | null): readonly ListRow[] {
  return order === null ? rows : listOrders.inOrder(rows, order);
}
