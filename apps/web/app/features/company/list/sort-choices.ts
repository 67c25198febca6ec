import { type Order, type SortLabels, sortName } from '../../../ui/table/sorted-query.ts';
import { companyOrders, type SortKey } from './list-query.ts';

export const columnLabels: Readonly<Record<SortKey, SortLabels>> = {
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
export function sortChoices(current: Order<SortKey>, showsValues: boolean) {
  return companyOrders.keys.flatMap((sort) => {
    if (sort === 'value' && !showsValues) return [];
    const orders = sort === current.sort && current.reversed ? [false, true] : [false];
    return orders.map((reversed) => {
      const order = { sort, reversed };
      return [sortName(order), companyOrders.label(order, columnLabels[sort])] as const;
    });
  });
}
