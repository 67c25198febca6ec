import { isApiError } from '@tenfold/contract/errors/api-error';
import { type LeftOut, leftOutReason } from '../compare/left-out.ts';
import type { ParsedSeries } from './parsed-series.ts';

export interface LoadedOneByOne {
  readonly series: readonly ParsedSeries[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * One company that can't be loaded makes the server refuse the whole chart: this finds out which.
 * Rejects if the page's own company can't be loaded either.
 */
export async function loadOneByOne(
  compare: readonly string[],
  load: (compared: readonly string[]) => Promise<readonly ParsedSeries[]>,
): Promise<LoadedOneByOne> {
  const own = await load([]);
  const others = await Promise.allSettled(compare.map((symbol) => load([symbol])));
  // Those with a company come last: beside another one, money is in the trading currency.
  const series = [...own, ...others.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))];
  const leftOut = others.flatMap((one, at) =>
    one.status === 'rejected' ? [{ symbol: compare[at] ?? '', why: reasonOf(one.reason) }] : [],
  );
  return { series, leftOut };
}

function reasonOf(cause: unknown): LeftOut['why'] {
  return leftOutReason(isApiError(cause) ? cause.code : null);
}
