import type { ForecastId } from '@tenfold/contract/ids';
import { forecastsPath } from '../../../shell/my-paths.ts';

export const differencePath = `${forecastsPath}/difference`;

/** Two forecasts of a company: `averages`, `analysts`, an id, or the token of a shared one. */
export interface DifferenceQuery {
  readonly symbol: string;
  readonly first: string;
  readonly second: string;
  readonly all: boolean;
}

interface OwnChoice {
  readonly id: ForecastId;
  readonly symbol: string;
}

const longest = 100;

/**
 * What an address leaves out, or means of another company, is averages, and what the person's last edited forecast adds to them.
 *
 * @param own last edited first
 * @returns null without a company
 */
export function parseDifferenceQuery(
  params: URLSearchParams,
  own: readonly OwnChoice[],
): DifferenceQuery | null {
  const symbol = params.get('company')?.slice(0, longest) || own[0]?.symbol;
  if (symbol === undefined) return null;
  const ids = own.filter((forecast) => forecast.symbol === symbol).map(({ id }) => `${id}`);
  const read = (name: 'first' | 'second', other: string) => {
    const given = params.get(name) ?? '';
    const isOfOther = /^\d+$/.test(given) && !ids.includes(given);
    return given === '' || given.length > longest || isOfOther ? other : given;
  };
  return {
    symbol,
    all: params.get('lines') === 'all',
    first: read('first', (params.get('second') ? ids[0] : null) ?? 'averages'),
    second: read('second', ids[0] ?? 'analysts'),
  };
}

export function differenceAddress({ symbol, first, second, all = false }: Partial<DifferenceQuery>): string {
  const params = new URLSearchParams();
  const given = { company: symbol, first, second, ...(all && { lines: 'all' }) };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) params.set(name, value);
  return `${differencePath}?${params}`;
}
