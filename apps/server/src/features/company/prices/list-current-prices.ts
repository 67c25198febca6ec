import type { Db } from '../../../platform/db/index.ts';
import { findNewerPrices } from '../quotes/merge-quote.ts';
import { listQuotes } from '../quotes/quote-store.ts';
import { type Prices, pricesOf } from './closing-prices.ts';
import { listLastPrices } from './last-prices.ts';

export interface ListedPrice extends Pick<Prices, 'stockPrice' | 'lastTradeTime' | 'quote'> {
  readonly name: string;
  readonly currency: string;
}

/** By symbol, as `getCurrentPrices` has them: two queries, however many there are. */
export async function listCurrentPrices(
  db: Db,
  symbols: readonly string[],
  withReplays: boolean,
): Promise<Map<string, ListedPrice>> {
  const quotes = await listQuotes(db, symbols);
  const listings = await listLastPrices(db, symbols);
  return new Map(
    [...listings].map(([symbol, { name, currency, close, source, basis }]) => {
      const closing = pricesOf(close === null ? [] : [close], source, basis);
      const quote = quotes.get(symbol);
      const isShown = quote !== undefined && (withReplays || !quote.simulated);
      const prices = isShown ? (findNewerPrices(closing, quote) ?? closing) : closing;
      return [symbol, { ...prices, name, currency }];
    }),
  );
}
