import type { NotificationFilter, NotificationSort } from '@tenfold/contract/notifications';

/** The state of the feed, as its address carries it. */
export interface FeedQuery {
  readonly sort: NotificationSort;
  readonly filter: NotificationFilter;
  /** Whether the address says them: else those kept in the browser follow. */
  readonly isSorted: boolean;
  readonly isFiltered: boolean;
  readonly unread: boolean;
  readonly symbol: string | null;
  readonly page: number;
}

// Not from contract: its lists come with schemas, which no script brings.
export const sorts = ['top', 'newest', 'oldest'] as const satisfies readonly NotificationSort[];
export const filters = [
  'all',
  'price',
  'report',
  'question',
] as const satisfies readonly NotificationFilter[];

export const sortLabels: Readonly<Record<NotificationSort, string>> = {
  top: 'Unread first',
  newest: 'Newest first',
  oldest: 'Oldest first',
};

export const filterLabels: Readonly<Record<NotificationFilter, string>> = {
  all: 'All',
  price: 'Price',
  report: 'Filings',
  question: 'Q&A',
};

export function parseFeedQuery(params: URLSearchParams): FeedQuery {
  const sort = sorts.find((known) => known === params.get('sort'));
  const filter = filters.find((known) => known === params.get('filter'));
  const page = Number(params.get('page') ?? '1');
  const symbol = (params.get('symbol') ?? '').trim().toUpperCase();
  return {
    sort: sort ?? 'top',
    filter: filter ?? 'all',
    isSorted: sort !== undefined,
    isFiltered: filter !== undefined,
    unread: params.get('unread') === '1',
    symbol: /^[A-Z0-9][A-Z0-9.-]{0,11}$/.test(symbol) ? symbol : null,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

export function feedSearch({ sort, filter, isSorted, isFiltered, unread, symbol, page }: FeedQuery): string {
  const params = new URLSearchParams();
  if (isFiltered) params.set('filter', filter);
  if (isSorted) params.set('sort', sort);
  if (symbol !== null) params.set('symbol', symbol);
  if (unread) params.set('unread', '1');
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '' : `?${params}`;
}
