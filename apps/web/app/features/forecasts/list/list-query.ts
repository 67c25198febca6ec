import { forecastsPath } from '../../../shell/my-paths.ts';
import { type Order, type SortLabels, sortedQuery, sortName } from '../../../ui/table/sorted-query.ts';
import type { ForecastRow } from './forecast-row.ts';

export const forecastOrders = sortedQuery({
  edited: { of: ({ updatedAt }: ForecastRow) => updatedAt, largestFirst: true },
  name: { of: ({ company }: ForecastRow) => company.toLowerCase(), largestFirst: false },
  value: { of: ({ against }: ForecastRow) => against, largestFirst: true },
});

export type ForecastOrder = (typeof forecastOrders.keys)[number];

export const sortLabels: Readonly<Record<ForecastOrder, SortLabels>> = {
  edited: ['Last edit', 'oldest first', 'newest first'],
  name: ['Forecast', 'A to Z', 'Z to A'],
  value: ['Value vs price', 'lowest first', 'highest first'],
};

/** The state of the page, as its address carries it. */
export interface ForecastsQuery extends Order<ForecastOrder> {
  readonly symbol: string | null;
}

/** @param symbols of the person's forecasts: an address may name no other */
export function parseForecastsQuery(params: URLSearchParams, symbols: readonly string[]): ForecastsQuery {
  const order = forecastOrders.find(params) ?? { sort: 'edited', reversed: false };
  return { ...order, symbol: symbols.find((symbol) => symbol === params.get('company')) ?? null };
}

/** Without defaults, so that one list has one address. */
export function forecastsAddress(query: ForecastsQuery): string {
  const params = new URLSearchParams();
  if (query.sort !== 'edited' || query.reversed) params.set('sort', sortName(query));
  if (query.symbol !== null) params.set('company', query.symbol);
  return params.size === 0 ? forecastsPath : `${forecastsPath}?${params}`;
}

/** Equal ones stay in the order of their last edit. */
export function selectForecasts(rows: readonly ForecastRow[], query: ForecastsQuery): ForecastRow[] {
  const shown = rows.filter(({ symbol }) => query.symbol === null || symbol === query.symbol);
  return forecastOrders.inOrder(shown, query);
}
