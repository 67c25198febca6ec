import { useRestoredFilter } from '../../../platform/screens/use-restored-filter.ts';
import { listsPath } from '../../../shell/my-paths.ts';
import { type ListOrder, orderName, parseListOrder } from './list-order.ts';

/** The order of one’s lists. What is typed to find one is of one visit. */
export function useListFilter(order: ListOrder | null): void {
  useRestoredFilter({ name: 'list-filter', chosen: orderName(order), addressOf: storedAddress });
}

export function storedAddress(stored: string): string | null {
  const order = parseListOrder(new URLSearchParams({ sort: stored }));
  return order === null ? null : `${listsPath}?sort=${orderName(order)}`;
}
