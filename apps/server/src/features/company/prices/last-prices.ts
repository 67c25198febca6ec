import type { Split } from '@tenfold/domain/facts';
import { newYorkDay } from '@tenfold/domain/market-hours';
import type { Close } from '@tenfold/domain/prices';
import { type ShareBasis, shareBasis } from '@tenfold/domain/splits';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export interface LastPrice {
  readonly name: string;
  readonly currency: string;
  /** The close on file; `basis` says what it is divided by. */
  readonly close: Close | null;
  readonly source: string | null;
  readonly basis: ShareBasis;
}

/** By symbol, without unknown ones: one query, however many there are. */
export async function listLastPrices(db: Db, symbols: readonly string[]): Promise<Map<string, LastPrice>> {
  const { rows } = await sql<LastRow>`
    select listing.symbol, name, currency, last.source,
           case when last.day is not null
                then jsonb_build_object('day', last.day, 'close', last.close, 'simulated', last.simulated) end as close,
           quote.price, quote.traded_at as "tradedAt",
           (select max(filed)::text from filing where filing.cik = listing.cik) as filed,
           (select coalesce(jsonb_agg(jsonb_build_object('effective', effective, 'ratio', ratio)), '[]')
              from split where split.symbol = listing.symbol) as splits
      from listing
      left join quote on quote.symbol = listing.symbol
      left join lateral (select day, close, simulated, source from close_price
                          where close_price.symbol = listing.symbol
                          order by close_price.day desc limit 1) as last on true
     where listing.symbol = any(${symbols}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.symbol, toLastPrice(row)]));
}

/** Null for an unknown symbol. */
export async function findShareBasis(db: Db, symbol: string): Promise<ShareBasis | null> {
  return (await listShareBases(db, [symbol])).get(symbol) ?? null;
}

/** By symbol, without unknown ones. */
export async function listShareBases(db: Db, symbols: readonly string[]): Promise<Map<string, ShareBasis>> {
  return new Map([...(await listLastPrices(db, symbols))].map(([symbol, { basis }]) => [symbol, basis]));
}

interface LastRow extends Omit<LastPrice, 'basis'> {
  readonly symbol: string;
  readonly price: number | null;
  readonly tradedAt: Date | null;
  readonly filed: string | null;
  readonly splits: Split[];
}

function toLastPrice({ name, currency, close, source, price, tradedAt, filed, splits }: LastRow): LastPrice {
  const lastQuote = price === null || tradedAt === null ? null : { day: newYorkDay(tradedAt), price };
  const lastClose = close && { day: close.day, price: close.close };
  return {
    name,
    currency,
    close,
    source,
    basis: shareBasis({ lastClose, lastQuote, newestFiling: filed, splits }),
  };
}
