import type { getStockPrice } from '@tenfold/contract/company';
import type { ReplyOf } from '@tenfold/contract/endpoint';
import { closesIn } from '@tenfold/domain/performance';
import type { Period } from '@tenfold/domain/series';
import type { KeptCloses } from './prepare-closes.ts';

/**
 * The closes of a period that ends with the newest one. The first is the close the period starts from (the last before
 * it or on its first day), so that last / first - 1 is the change over the whole period.
 */
export function stockPrice(
  { currency, closes }: Pick<KeptCloses, 'currency' | 'closes'>,
  period: Period,
): ReplyOf<typeof getStockPrice> {
  const newest = closes.at(-1);
  const within = newest === undefined ? [] : closesIn(closes, period, newest.day);
  const [first, last] = [within[0], within.at(-1)];
  return {
    period,
    currency,
    change: first === undefined || last === undefined || first === last ? null : last.close / first.close - 1,
    points: within.map(({ day, close, simulated }) => ({ datetime: day, value: close, simulated })),
  };
}
