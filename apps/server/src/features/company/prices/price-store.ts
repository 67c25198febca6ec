import type { Split } from '@tenfold/domain/facts';
import type { Close, Dividend } from '@tenfold/domain/prices';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

// Series are read as arrays in one row: decoding thousands of rows is what costs.

interface CloseArrays {
  days: string[] | null;
  closes: number[] | null;
  simulated: boolean[] | null;
}

export async function listCloses(db: Db, symbol: string, from: string | null = null): Promise<Close[]> {
  const { rows } = await sql<CloseArrays>`
    select array_agg(day order by day) as days,
           array_agg(close order by day) as closes,
           array_agg(simulated order by day) as simulated
      from close_price
     where symbol = ${symbol} and day >= coalesce(${from}::date, '-infinity')`.execute(db);
  return rows[0] === undefined ? [] : closesFrom(rows[0]);
}

function closesFrom({ days, closes, simulated }: CloseArrays): Close[] {
  return (days ?? []).map((day, index) => ({
    day,
    close: closes?.[index] ?? Number.NaN,
    simulated: simulated?.[index] ?? false,
  }));
}

export async function listDividends(db: Db, symbol: string): Promise<Dividend[]> {
  const { rows } = await sql<Dividend>`
    select ex_date::text as "exDate", amount from dividend where symbol = ${symbol} order by ex_date`.execute(
    db,
  );
  return rows;
}

export async function listSplits(db: Db, symbol: string): Promise<Split[]> {
  const { rows } = await sql<Split>`
    select effective::text as effective, ratio from split where symbol = ${symbol} order by effective`.execute(
    db,
  );
  return rows;
}

/** Those on file for the symbol, and for another symbol of its company on a day without one of its own. */
export async function listCompanySplits(db: Db, symbol: string): Promise<Split[]> {
  const { rows } = await sql<Split>`
    select distinct on (effective) effective::text as effective, ratio
      from split join listing using (symbol)
     where cik = (select cik from listing where symbol = ${symbol})
     order by effective, split.symbol <> ${symbol}, split.symbol`.execute(db);
  return rows;
}

/** By symbol, without those that have none; announced ones too. */
export async function listSplitsOf(db: Db, symbols: readonly string[]): Promise<Map<string, Split[]>> {
  const { rows } = await sql<Split & { symbol: string }>`
    select symbol, effective::text as effective, ratio from split
     where symbol = any(${symbols}::text[]) order by split.effective`.execute(db);
  const bySymbol = Map.groupBy(rows, ({ symbol }) => symbol);
  return new Map(
    [...bySymbol].map(([symbol, splits]) => [
      symbol,
      splits.map(({ effective, ratio }) => ({ effective, ratio })),
    ]),
  );
}

/** Oldest first, by symbol; leaves out symbols whose newest close is of another source. */
export async function listLastCloses(
  db: Db,
  symbols: readonly string[],
  count: number,
  source: string,
): Promise<Map<string, Close[]>> {
  const { rows } = await sql<CloseArrays & { symbol: string }>`
    select wanted.symbol, days, closes, simulated
      from unnest(${symbols}::text[]) as wanted (symbol)
      join lateral (
        select array_agg(day order by day) as days, array_agg(close order by day) as closes,
               array_agg(simulated order by day) as simulated,
               (array_agg(newest.source order by day desc))[1] as source
          from (select day, close, simulated, source from close_price where close_price.symbol = wanted.symbol
                 order by close_price.day desc limit ${count}) as newest) as last on last.source = ${source}`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.symbol, closesFrom(row)]));
}

/** The newest day of a close among all listings with figures. */
export async function findNewestCloseDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(last.day)::text as day
      from listing join company using (cik)
      cross join lateral (select day from close_price where close_price.symbol = listing.symbol
                           order by close_price.day desc limit 1) as last`.execute(db);
  return rows[0]?.day ?? null;
}
