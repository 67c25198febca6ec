import { type Order, type SortLabels, sortName } from '../../../ui/table/sorted-query.ts';
import { type QualitySort, qualityOrders } from './quality-query.ts';

export const columnLabels: Readonly<Record<QualitySort, SortLabels>> = {
  company: ['Company', 'A to Z', 'Z to A'],
  identities: ['Identities', 'fewest passed first', 'most passed first'],
  gaps: ['Gaps', 'fewest first', 'most first'],
  'tag-switches': ['Tag switches', 'fewest first', 'most first'],
  excluded: ['Excluded', 'fewest first', 'most first'],
  restated: ['Restated', 'fewest first', 'most first'],
  contested: ['Contested', 'fewest first', 'most first'],
  checked: ['Checked', 'oldest filing first', 'newest filing first'],
};

/** No column’s order: the list as it is sent. */
export const bySize = 'size';

/** By size, each column in its usual order, and the order in use. */
export function sortChoices(current: Order<QualitySort> | null): (readonly [string, string])[] {
  const usual = qualityOrders.keys.map((sort) => ({ sort, reversed: false }));
  const orders = current?.reversed ? [...usual, current] : usual;
  return [
    [bySize, 'Largest company first'],
    ...orders.map(
      (order) => [sortName(order), qualityOrders.label(order, columnLabels[order.sort])] as const,
    ),
  ];
}
