import { forecastsPath } from '../../../shell/my-paths.ts';
import type { ForecastRow } from './forecast-row.ts';

const sorts = {
  edited: { of: ({ updatedAt }: ForecastRow) => updatedAt, largestFirst: true },
  name: { of: ({ company }: ForecastRow) => company.toLowerCase(), largestFirst: false },
  value: { of: ({ against }: ForecastRow) => against, largestFirst: true },
} as const;

export type ForecastOrder = keyof typeof sorts;

/** By column: its name, and its ends in the order small to large. */
export const sortLabels: Readonly<Record<ForecastOrder, readonly [name: string, low: string, high: string]>> =
  {
    edited: ['Last edit', 'oldest first', 'newest first'],
    name: ['Forecast', 'A to Z', 'Z to A'],
    value: ['Value vs price', 'lowest first', 'highest first'],
  };

/** The state of the page, as its address carries it. */
export interface ForecastsQuery {
  readonly sort: ForecastOrder;
  readonly reversed: boolean;
  readonly symbol: string | null;
}

/** @param symbols of the person's forecasts: an address may name no other */
export function parseForecastsQuery(params: URLSearchParams, symbols: readonly string[]): ForecastsQuery {
  const sort = params.get('sort') ?? '';
  const reversed = sort.startsWith('-');
  const key = sortKeys.find((known) => known === (reversed ? sort.slice(1) : sort));
  return {
    sort: key ?? 'edited',
    reversed: key !== undefined && reversed,
    symbol: symbols.find((symbol) => symbol === params.get('company')) ?? null,
  };
}

export const sortKeys = Object.keys(sorts) as ForecastOrder[];

/** Without defaults, so that one list has one address. */
export function forecastsAddress(query: ForecastsQuery): string {
  const params = new URLSearchParams();
  if (query.sort !== 'edited' || query.reversed) params.set('sort', sortName(query));
  if (query.symbol !== null) params.set('company', query.symbol);
  return params.size === 0 ? forecastsPath : `${forecastsPath}?${params}`;
}

export function sortName({ sort, reversed }: Pick<ForecastsQuery, 'sort' | 'reversed'>): string {
  return reversed ? `-${sort}` : sort;
}

export function isLargestFirst({ sort, reversed }: Pick<ForecastsQuery, 'sort' | 'reversed'>): boolean {
  return sorts[sort].largestFirst !== reversed;
}

/** Those without a value come last in either order; equal ones stay in the order of their last edit. */
export function selectForecasts(rows: readonly ForecastRow[], query: ForecastsQuery): ForecastRow[] {
  const { of } = sorts[query.sort];
  const sign = isLargestFirst(query) ? -1 : 1;
  return rows
    .filter(({ symbol }) => query.symbol === null || symbol === query.symbol)
    .sort((one, other) => {
      const [a, b] = [of(one), of(other)];
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return a === b ? 0 : a < b ? -sign : sign;
    });
}
