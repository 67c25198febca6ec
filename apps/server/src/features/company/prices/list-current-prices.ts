import type { Close } from '@tenfold/domain/prices';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { findNewerPrices } from '../quotes/merge-quote.ts';
import { listQuotes } from '../quotes/quote-store.ts';
import { type Prices, pricesOf } from './closing-prices.ts';

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
  const listings = await listLastClosesOf(db, symbols);
  return new Map(
    listings.map(({ symbol, name, currency, close, source }) => {
      const closing = pricesOf(close === null ? [] : [close], source);
      const quote = quotes.get(symbol);
      const isShown = quote !== undefined && (withReplays || !quote.simulated);
      const prices = isShown ? (findNewerPrices(closing, quote) ?? closing) : closing;
      return [symbol, { ...prices, name, currency }];
    }),
  );
}

interface ListedClose {
  readonly symbol: string;
  readonly name: string;
  readonly currency: string;
  readonly close: Close | null;
  readonly source: string | null;
}

async function listLastClosesOf(db: Db, symbols: readonly string[]): Promise<ListedClose[]> {
  const { rows } = await sql<ListedClose>`
    select listing.symbol, name, currency, last.source,
           case when last.day is not null
                then jsonb_build_object('day', last.day, 'close', last.close, 'simulated', last.simulated) end as close
      from listing
      left join lateral (select day, close, simulated, source from close_price
                          where close_price.symbol = listing.symbol
                          order by close_price.day desc limit 1) as last on true
     where listing.symbol = any(${symbols}::text[])`.execute(db);
  return rows;
}
