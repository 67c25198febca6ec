import type { IntradaySession } from '@tenfold/domain/quotes';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Five days are shown; two more are for long weekends. */
const sessionsKept = 7;

/** Keeps a symbol's sessions, each whole in the place of what was known of it, and the newest few of them. */
export async function recordIntraday(
  db: Db,
  symbol: string,
  sessions: readonly IntradaySession[],
  source: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { day, bars, simulated } of sessions) {
      const seconds = bars.map(({ at }) => at.getTime() / 1_000);
      const prices = bars.map(({ price }) => price);
      await sql`
        insert into intraday as known (symbol, day, seconds, prices, simulated, source)
        values (${symbol}, ${day}::date, ${seconds}::float8[], ${prices}::float8[], ${simulated}, ${source})
            on conflict (symbol, day) do update
           set seconds = excluded.seconds, prices = excluded.prices, simulated = excluded.simulated,
               source = excluded.source
         where (known.simulated or not excluded.simulated)
           and (known.seconds, known.prices) is distinct from (excluded.seconds, excluded.prices)`.execute(
        transaction,
      );
    }
    await sql`
      delete from intraday where symbol = ${symbol} and day < (
        select min(day) from (select day from intraday where symbol = ${symbol}
                               order by day desc limit ${sessionsKept}) as newest)`.execute(transaction);
  });
}

/** By symbol, oldest first. A replay goes when there are closes of another source than it was drawn from. */
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
     order by symbol, intraday.day`.execute(db);
  const bySymbol = new Map<string, IntradaySession[]>();
  for (const { symbol, day, seconds, prices, simulated } of rows) {
    const bars = seconds.map((second, at) => ({
      at: new Date(second * 1_000),
      price: prices[at] ?? Number.NaN,
    }));
    bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), { day, bars, simulated }]);
  }
  return bySymbol;
}
