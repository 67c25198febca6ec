import type { Company } from '@tenfold/contract/company';
import { priceRange52 } from '@tenfold/domain/market';
import { closeOf, newYorkTime } from '@tenfold/domain/market-hours';
import { daysAfter, yearsBefore } from '@tenfold/domain/periods';
import type { Close } from '@tenfold/domain/prices';
import { staleFrom } from '@tenfold/domain/quotes';
import type { ShareBasis } from '@tenfold/domain/splits';
import type { Db } from '../../../platform/db/index.ts';
import { listLastPrices } from './last-prices.ts';
import { listCloses } from './price-store.ts';

export type Prices = Pick<
  Company,
  | 'stockPrice'
  | 'stockPriceChange'
  | 'week52Low'
  | 'week52High'
  | 'lastTradeTime'
  | 'latestUpdate'
  | 'lastSplit'
  | 'quote'
>;

/** Prices at the last close, in the shares of the company's figures; nulls without one. */
export async function getClosingPrices(db: Db, symbol: string): Promise<Prices> {
  const last = (await listLastPrices(db, [symbol])).get(symbol);
  if (last === undefined) return pricesOf([], null, noShares);
  const { close, source, basis } = last;
  const year = close === null ? [] : await listCloses(db, symbol, daysAfter(yearsBefore(close.day, 1), 1));
  return pricesOf(year, source, basis);
}

const noShares = { lastSplit: null, closesOver: 1 };

/** @param closes of a year, at least the last one, as they are on file */
export function pricesOf(
  closes: readonly Close[],
  source: string | null,
  { lastSplit, closesOver }: Pick<ShareBasis, 'lastSplit' | 'closesOver'>,
): Prices {
  const year = closesOver === 1 ? closes : closes.map((one) => ({ ...one, close: one.close / closesOver }));
  const last = year.at(-1);
  const before = year.at(-2);
  const { low, high } = priceRange52(year);
  const lastTradeTime = last === undefined ? null : newYorkTime(closeOf(last.day));
  return {
    stockPrice: last?.close ?? null,
    stockPriceChange: last === undefined || before === undefined ? null : last.close / before.close - 1,
    week52Low: low.value,
    week52High: high.value,
    lastTradeTime,
    // The time of the price, not of the import: the same figures make the same document.
    latestUpdate: lastTradeTime,
    lastSplit,
    quote: source === null || last === undefined ? null : closeQuote(source, last.day, year),
  };
}

function closeQuote(source: string, day: string, year: readonly Close[]): Company['quote'] {
  const close = { kind: 'close', delayMinutes: 0 } as const;
  return {
    ...close,
    source,
    staleFrom: newYorkTime(staleFrom({ ...close, at: closeOf(day) })),
    simulated: year.some(({ simulated }) => simulated),
  };
}
