import type { Company } from '@tenfold/contract/company';
import { priceRange52 } from '@tenfold/domain/market';
import { closeOf, newYorkTime } from '@tenfold/domain/market-hours';
import { daysAfter, yearsBefore } from '@tenfold/domain/periods';
import type { Close } from '@tenfold/domain/prices';
import { staleFrom } from '@tenfold/domain/quotes';
import type { Db } from '../../../platform/db/index.ts';
import { findLastClose, listCloses } from './price-store.ts';

export type Prices = Pick<
  Company,
  'stockPrice' | 'stockPriceChange' | 'week52Low' | 'week52High' | 'lastTradeTime' | 'latestUpdate' | 'quote'
>;

/** As of the last close; nulls without one. */
export async function getClosingPrices(db: Db, symbol: string): Promise<Prices> {
  const last = await findLastClose(db, symbol);
  const year = last === null ? [] : await listCloses(db, symbol, daysAfter(yearsBefore(last.day, 1), 1));
  return pricesOf(year, last?.source ?? null);
}

/** @param year the closes of it, at least the last one */
export function pricesOf(year: readonly Close[], source: string | null): Prices {
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
