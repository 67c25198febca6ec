import type { Split } from '@tenfold/domain/facts';
import { newYorkDay } from '@tenfold/domain/market-hours';
import type { PriceContext } from '@tenfold/domain/quotes';
import { sql } from 'kysely';
import { lockVersions } from '../../../platform/changes/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lockDocuments } from '../../../platform/documents/index.ts';
import type { EventType } from '../../../platform/events/index.ts';

export interface Quote {
  readonly symbol: string;
  readonly price: number;
  /** Null when neither the source nor the stored closes have it. */
  readonly previousClose: number | null;
  readonly tradedAt: Date;
  readonly recordedAt: Date;
  readonly delayMinutes: number;
  readonly source: string;
  readonly simulated: boolean;
}

/** With the splits that may have put the closes on another basis. */
export interface LatestQuote extends Quote {
  readonly splits: readonly Split[];
}

export interface VersionedQuote extends LatestQuote {
  readonly version: number;
}

export async function listQuotesAfter(db: Db, version: number): Promise<VersionedQuote[]> {
  const { rows } = await sql<VersionedQuote>`
    select symbol, price, previous_close as "previousClose", traded_at as "tradedAt", recorded_at as "recordedAt",
           delay_minutes as "delayMinutes", source, simulated, version, ${splitsOf('quote')} as splits
      from quote where version > ${version} order by version`.execute(db);
  return rows;
}

export async function findQuote(db: Db, symbol: string): Promise<LatestQuote | null> {
  const { rows } = await sql<LatestQuote>`
    select symbol, price, previous_close as "previousClose", traded_at as "tradedAt", recorded_at as "recordedAt",
           delay_minutes as "delayMinutes", source, simulated, ${splitsOf('quote')} as splits
      from quote where symbol = ${symbol}`.execute(db);
  return rows[0] ?? null;
}

/** By symbol, without those that have none. */
export async function listQuotes(db: Db, symbols: readonly string[]): Promise<Map<string, LatestQuote>> {
  const { rows } = await sql<LatestQuote>`
    select symbol, price, previous_close as "previousClose", traded_at as "tradedAt", recorded_at as "recordedAt",
           delay_minutes as "delayMinutes", source, simulated, ${splitsOf('quote')} as splits
      from quote where symbol = any(${symbols}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.symbol, row]));
}

/** A price newer by trade time than the one before, or the first of a replayed day that begins again. */
export interface PriceMove {
  readonly symbol: string;
  readonly price: number;
  readonly tradedAt: Date;
  readonly simulated: boolean;
  /** The price as it was stored, on the basis of its day. */
  readonly before: { readonly price: number; readonly tradedAt: Date } | null;
  readonly beginsAgain: boolean;
  /** The first price in the shares after a split. */
  readonly passesSplit: boolean;
}

/** In the transaction that stores the prices. */
export const pricesMoved: EventType<readonly PriceMove[]> = { name: 'prices moved' };

/** Returns the symbols that changed. Never replaces a trade by an earlier one or by a replay. */
export async function recordQuotes(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  quotes: readonly Quote[],
): Promise<string[]> {
  if (quotes.length === 0) return [];
  return events.transact(db, async (tx, emit) => {
    await lockVersions(tx, quoteVersionLock);
    const split = await listPassingSplits(tx, quotes);
    // Documents that follow are locked before prices, as an import does that re-prices alerts.
    if (split.size > 0) await lockDocuments(tx);
    const before = await lockQuotes(tx, quotes);
    const changed = await upsertQuotes(tx, quotes);
    const moves = quotes.flatMap((quote) => moveOf(quote, changed, before.get(quote.symbol), split));
    if (moves.length > 0) await emit(pricesMoved, moves);
    return [...changed];
  });
}

type PreviousQuote = Pick<Quote, 'symbol' | 'price' | 'tradedAt' | 'simulated'>;

function moveOf(
  quote: Quote,
  changed: ReadonlySet<string>,
  before: PreviousQuote | undefined,
  split: ReadonlySet<string>,
): PriceMove[] {
  const { symbol, price, tradedAt, simulated } = quote;
  if (!changed.has(symbol)) return [];
  const last = before?.simulated === simulated ? before : null;
  const isNewer = last === null || tradedAt > last.tradedAt;
  const beginsAgain = simulated && last !== null && tradedAt < last.tradedAt;
  const move = { symbol, price, tradedAt, simulated, before: last, beginsAgain };
  return isNewer || beginsAgain ? [{ ...move, passesSplit: split.has(symbol) }] : [];
}

/** Symbols with a split after the last close and quote on file, in effect by these. */
async function listPassingSplits(tx: Db, quotes: readonly Quote[]): Promise<Set<string>> {
  const { rows } = await sql<{ symbol: string }>`
    select distinct split.symbol
      from unnest(${quotes.map(({ symbol }) => symbol)}::text[],
                  ${quotes.map(({ tradedAt }) => newYorkDay(tradedAt))}::date[]) as priced (symbol, day)
      join split on split.symbol = priced.symbol and effective <= day
      left join quote on quote.symbol = priced.symbol
     where effective > coalesce((traded_at at time zone 'America/New_York')::date, '-infinity')
       and effective > coalesce((select max(close_price.day) from close_price
                                  where close_price.symbol = priced.symbol), '-infinity')`.execute(tx);
  return new Set(rows.map(({ symbol }) => symbol));
}

/** A transaction that compares something with a price, such as an alert, waits until these are stored. */
async function lockQuotes(tx: Db, quotes: readonly Quote[]): Promise<Map<string, PreviousQuote>> {
  const { rows } = await sql<PreviousQuote>`
    select symbol, price, traded_at as "tradedAt", simulated from quote
     where symbol = any(${quotes.map(({ symbol }) => symbol)}::text[]) order by symbol for update`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.symbol, row]));
}

async function upsertQuotes(tx: Db, quotes: readonly Quote[]): Promise<Set<string>> {
  const { rows } = await sql<{ symbol: string }>`
      insert into quote as known
             (symbol, price, previous_close, traded_at, recorded_at, delay_minutes, source, simulated)
      select * from unnest(${quotes.map(({ symbol }) => symbol)}::text[],
                           ${quotes.map(({ price }) => price)}::float8[],
                           ${quotes.map(({ previousClose }) => previousClose)}::float8[],
                           ${quotes.map(({ tradedAt }) => tradedAt.toISOString())}::timestamptz[],
                           ${quotes.map(({ recordedAt }) => recordedAt.toISOString())}::timestamptz[],
                           ${quotes.map(({ delayMinutes }) => delayMinutes)}::int[],
                           ${quotes.map(({ source }) => source)}::text[],
                           ${quotes.map(({ simulated }) => simulated)}::boolean[])
          on conflict (symbol) do update
         set price = excluded.price, previous_close = excluded.previous_close, traded_at = excluded.traded_at,
             recorded_at = excluded.recorded_at, delay_minutes = excluded.delay_minutes, source = excluded.source,
             simulated = excluded.simulated, version = nextval('quote_version')
       where (known.simulated or not excluded.simulated)
         and (known.simulated or known.traded_at <= excluded.traded_at or known.traded_at > excluded.recorded_at)
         and (known.price, known.previous_close, known.traded_at, known.source)
             is distinct from (excluded.price, excluded.previous_close, excluded.traded_at, excluded.source)
      returning symbol`.execute(tx);
  return new Set(rows.map(({ symbol }) => symbol));
}

const quoteVersionLock = 7_268_340_554;

export interface StoredPrice extends Omit<PriceContext, 'now'> {
  readonly symbol: string;
}

/** By symbol, without unknown ones. A replay is no reference for a trade. */
export async function listStoredPrices(
  db: Db,
  symbols: readonly string[],
): Promise<Map<string, StoredPrice>> {
  const { rows } = await sql<{
    symbol: string;
    currency: string;
    price: number | null;
    tradedAt: Date | null;
    day: string | null;
    close: number | null;
    splits: Split[];
  }>`
    select listing.symbol, currency, price, traded_at as "tradedAt", last.day::text as day, last.close,
           ${splitsOf('listing')} as splits
      from listing
      left join quote on quote.symbol = listing.symbol and not quote.simulated
      left join lateral (select day, close from close_price where close_price.symbol = listing.symbol
                          order by close_price.day desc limit 1) as last on true
     where listing.symbol = any(${symbols}::text[])`.execute(db);
  return new Map(
    rows.map(({ symbol, currency, price, tradedAt, day, close, splits }) => [
      symbol,
      {
        symbol,
        currency,
        last: price === null || tradedAt === null ? null : { price, tradedAt },
        lastClose: day === null || close === null ? null : { day, close },
        splits,
      },
    ]),
  );
}

function splitsOf(table: 'quote' | 'listing') {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('effective', effective, 'ratio', ratio)), '[]')
                from split where split.symbol = ${sql.table(table)}.symbol)`;
}
