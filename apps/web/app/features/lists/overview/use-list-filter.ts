import { useKeptFilter } from '../../../platform/screens/use-kept-filter.ts';
import { listsPath } from '../../../shell/my-paths.ts';
import { type ListOrder, orderName, parseListOrder } from './list-order.ts';

/** The order of one’s lists. What is typed to find one is of one visit. */
export function useListFilter(order: ListOrder | null): void {
  useKeptFilter({ name: 'list-filter', chosen: orderName(order), addressOf: keptAddress });
}

export function keptAddress(kept: string): string | null {
  const order = parseListOrder(new URLSearchParams({ sort: kept }));
  return order === null ? null : `${listsPath}?sort=${orderName(order)}`;
}
