import { type Bar, type IntradaySession, mergedBars } from '@tenfold/domain/quotes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** Five days are shown; two more cover long weekends. */
const sessionsKept = 7;

/** Merges prices into the known sessions and keeps the newest few. A simulated session is replaced as a whole. */
export async function recordIntraday(
  db: Db,
  symbol: string,
  sessions: readonly IntradaySession[],
  source: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const session of sessions) await recordSession(transaction, symbol, session, source);
    await sql`
      delete from intraday where symbol = ${symbol} and day < (
        select min(day) from (select day from intraday where symbol = ${symbol}
                               order by day desc limit ${sessionsKept}) as newest)`.execute(transaction);
  });
}

async function recordSession(
  db: Db,
  symbol: string,
  { day, bars, simulated }: IntradaySession,
  source: string,
): Promise<void> {
  const { rows } = await sql<{ seconds: number[]; prices: number[] }>`
    select seconds, prices from intraday
     where symbol = ${symbol} and day = ${day}::date and not simulated for update`.execute(db);
  const kept = rows[0] === undefined || simulated ? bars : mergedBars(barsOf(rows[0]), bars);
  const seconds = kept.map(({ at }) => at.getTime() / 1_000);
  const prices = kept.map(({ price }) => price);
  await sql`
    insert into intraday as known (symbol, day, seconds, prices, simulated, source)
    values (${symbol}, ${day}::date, ${seconds}::float8[], ${prices}::float8[], ${simulated}, ${source})
        on conflict (symbol, day) do update
       set seconds = excluded.seconds, prices = excluded.prices, simulated = excluded.simulated,
           source = excluded.source
     where (known.simulated or not excluded.simulated)
       and (known.seconds, known.prices) is distinct from (excluded.seconds, excluded.prices)`.execute(db);
}

/** Leaves out a replay once its closes are of another source, and a split's day while older closes are on the old basis. */
export async function listIntraday(
  db: Db,
  symbols: readonly string[],
  showsReplays: boolean,
): Promise<Map<string, IntradaySession[]>> {
  const { rows } = await sql<{
    symbol: string;
    day: string;
    seconds: number[];
    prices: number[];
    simulated: boolean;
  }>`
    select symbol, day::text as day, seconds, prices, simulated from intraday
     where symbol = any(${symbols}::text[]) and (not simulated or (${showsReplays} and source = (
             select source from close_price where close_price.symbol = intraday.symbol
              order by close_price.day desc limit 1)))
       and (simulated or not exists (
             select from split where split.symbol = intraday.symbol and effective <= intraday.day
                and effective > (select max(day) from close_price where close_price.symbol = intraday.symbol)))
     order by symbol, intraday.day`.execute(db);
  const bySymbol = new Map<string, IntradaySession[]>();
  for (const { symbol, day, simulated, ...arrays } of rows) {
    bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), { day, bars: barsOf(arrays), simulated }]);
  }
  return bySymbol;
}

function barsOf({ seconds, prices }: { seconds: readonly number[]; prices: readonly number[] }): Bar[] {
  return seconds.map((second, at) => ({ at: new Date(second * 1_000), price: prices[at] ?? Number.NaN }));
}
