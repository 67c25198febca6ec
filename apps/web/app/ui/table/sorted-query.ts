import type { SortedHead } from './SortLink.tsx';

/** How a list is put in order, as its address carries it: `price`, or the other way round, `-price`. */
export interface Order<Key extends string> {
  readonly sort: Key;
  readonly reversed: boolean;
}

interface Sort<Row> {
  readonly of: (row: Row) => number | string | null;
  /** The order a reader wants first: the cheapest, the largest, the newest. */
  readonly largestFirst: boolean;
}

/** A column's name, and its ends in the order small to large. */
export type SortLabels = readonly [name: string, low: string, high: string];

export interface SortedQuery<Row, Key extends string> {
  readonly keys: readonly Key[];
  /** What the address asks for; null where it means no column. */
  find(params: URLSearchParams): Order<Key> | null;
  isLargestFirst(order: Order<Key>): boolean;
  /** A column's heading leads to its order; where it is on, the other way round. */
  head(order: Order<Key> | null, sort: Key, to: (turned: Order<Key>) => string): SortedHead;
  /** What is missing comes last in either order; equal ones stay as they were. */
  inOrder(rows: readonly Row[], order: Order<Key>): Row[];
  /** `Price, highest first` */
  label(order: Order<Key>, labels: SortLabels): string;
}

export function sortedQuery<Row, Key extends string>(
  sorts: Readonly<Record<Key, Sort<Row>>>,
): SortedQuery<Row, Key> {
  const keys = Object.keys(sorts) as Key[];
  const isLargestFirst = ({ sort, reversed }: Order<Key>) => sorts[sort].largestFirst !== reversed;
  return {
    keys,
    find(params) {
      const name = params.get('sort') ?? '';
      const reversed = name.startsWith('-');
      const sort = keys.find((key) => key === (reversed ? name.slice(1) : name));
      return sort === undefined ? null : { sort, reversed };
    },
    isLargestFirst,
    head(order, sort, to) {
      const isOn = order?.sort === sort;
      return {
        isOn,
        largestFirst: isOn && isLargestFirst(order),
        to: to({ sort, reversed: isOn && !order.reversed }),
      };
    },
    inOrder(rows, order) {
      const { of } = sorts[order.sort];
      const sign = isLargestFirst(order) ? -1 : 1;
      return rows.toSorted((one, other) => {
        const a = of(one);
        const b = of(other);
        if (a === null || b === null) return Number(a === null) - Number(b === null);
        return a === b ? 0 : a < b ? -sign : sign;
      });
    },
    label: (order, [name, low, high]) => `${name}, ${isLargestFirst(order) ? high : low}`,
  };
}

export function sortName({ sort, reversed }: Order<string>): string {
  return reversed ? `-${sort}` : sort;
}
