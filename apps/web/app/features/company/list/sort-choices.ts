import { isLargestFirst, type ListQuery, type SortKey, sortKeys, sortName } from './list-query.ts';

/** By column: its name, and its ends in the order small to large. */
export const columnLabels: Readonly<Record<SortKey, readonly [name: string, low: string, high: string]>> = {
  name: ['Company', 'A to Z', 'Z to A'],
  sector: ['Sector', 'A to Z', 'Z to A'],
  price: ['Price', 'lowest first', 'highest first'],
  change: ['Change', 'lowest first', 'highest first'],
  pe: ['P/E (LTM)', 'lowest first', 'highest first'],
  value: ['Value vs price', 'lowest first', 'highest first'],
  'fcf-yield': ['FCF yield', 'lowest first', 'highest first'],
  'market-cap': ['Market cap', 'smallest first', 'largest first'],
  filing: ['Newest filing', 'oldest first', 'newest first'],
};

/** Each column in its usual order, and the order in use. */
export function sortChoices(current: Pick<ListQuery, 'sort' | 'reversed'>, showsValues: boolean) {
  return sortKeys.flatMap((sort) => {
    if (sort === 'value' && !showsValues) return [];
    const orders = sort === current.sort && current.reversed ? [false, true] : [false];
    return orders.map((reversed) => ({
      value: sortName({ sort, reversed }),
      label: sortLabel({ sort, reversed }),
    }));
  });
}

export function sortLabel(sort: Pick<ListQuery, 'sort' | 'reversed'>): string {
  const [name, low, high] = columnLabels[sort.sort];
  return `${name}, ${isLargestFirst(sort) ? high : low}`;
}
