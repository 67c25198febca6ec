import { listsPath } from '../../../shell/my-paths.ts';
import type { ListRow } from './list-row.ts';

const columns = {
  name: { of: ({ name }: ListRow) => name.toLowerCase(), largestFirst: false },
  companies: { of: ({ companyCount }: ListRow) => companyCount, largestFirst: true },
  edited: { of: ({ updatedAt }: ListRow) => updatedAt, largestFirst: true },
} as const;

export type ListColumn = keyof typeof columns;

/** In a column's order. The address carries it. */
export interface ListOrder {
  readonly column: ListColumn;
  readonly reversed: boolean;
}

/** Of the menu on a phone, by the name in the address. */
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
  const sort = params.get('sort') ?? '';
  const reversed = sort.startsWith('-');
  const name = reversed ? sort.slice(1) : sort;
  return Object.hasOwn(columns, name) ? { column: name as ListColumn, reversed } : null;
}

export function orderName(order: ListOrder | null): string {
  return order === null ? '' : `${order.reversed ? '-' : ''}${order.column}`;
}

/** What a column's heading leads to: its order, then the other way round, then the default list first again. */
export function nextOrder(order: ListOrder | null, column: ListColumn): string {
  const next =
    order?.column !== column
      ? { column, reversed: false }
      : order.reversed
        ? null
        : { column, reversed: true };
  return next === null ? listsPath : `${listsPath}?sort=${orderName(next)}`;
}

export function isLargestFirst({ column, reversed }: ListOrder): boolean {
  return columns[column].largestFirst !== reversed;
}

export function inListOrder(rows: readonly ListRow[], order: ListOrder | null): readonly ListRow[] {
  if (order === null) return rows;
  const { of } = columns[order.column];
  const sign = isLargestFirst(order) ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [of(one), of(other)];
    return a === b ? 0 : a < b ? -sign : sign;
  });
}
