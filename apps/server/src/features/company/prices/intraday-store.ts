import type { Split } from '@tenfold/domain/facts';
import { type Bar, type IntradaySession, mergedBars } from '@tenfold/domain/quotes';
import { type ShareBasis, splitFactor, splitSince } from '@tenfold/domain/splits';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { listShareBases } from './last-prices.ts';

/** Five days are shown; two more cover long weekends. */
const retainedSessions = 7;

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
                               order by day desc limit ${retainedSessions}) as newest)`.execute(transaction);
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
  const stored = rows[0] === undefined || simulated ? bars : mergedBars(barsOf(rows[0]), bars);
  const seconds = stored.map(({ at }) => at.getTime() / 1_000);
  const prices = stored.map(({ price }) => price);
  await sql`
    insert into intraday as known (symbol, day, seconds, prices, simulated, source)
    values (${symbol}, ${day}::date, ${seconds}::float8[], ${prices}::float8[], ${simulated}, ${source})
        on conflict (symbol, day) do update
       set seconds = excluded.seconds, prices = excluded.prices, simulated = excluded.simulated,
           source = excluded.source
     where (known.simulated or not excluded.simulated)
       and (known.seconds, known.prices) is distinct from (excluded.seconds, excluded.prices)`.execute(db);
}

/** In the shares of the company's figures; leaves out a replay once its closes are of another source. */
export async function listIntraday(
  db: Db,
  symbols: readonly string[],
  showsReplays: boolean,
): Promise<Map<string, IntradaySession[]>> {
  const { rows } = await sql<IntradayRow>`
    select symbol, day::text as day, seconds, prices, simulated,
           (select close from close_price
             where close_price.symbol = intraday.symbol and close_price.day <= intraday.day
             order by close_price.day desc limit 1) as close,
           (select coalesce(jsonb_agg(jsonb_build_object('effective', effective, 'ratio', ratio)), '[]')
              from split where split.symbol = intraday.symbol and effective > intraday.day) as splits
      from intraday
     where symbol = any(${symbols}::text[]) and (not simulated or (${showsReplays} and source = (
             select source from close_price where close_price.symbol = intraday.symbol
              order by close_price.day desc limit 1)))
     order by symbol, intraday.day`.execute(db);
  const bases = rows.some(({ splits }) => splits.length > 0) ? await listShareBases(db, symbols) : new Map();
  const bySymbol = new Map<string, IntradaySession[]>();
  for (const row of rows) {
    const over = oldSharesOf(row, bases.get(row.symbol));
    const bars = barsOf(row).map((bar) => (over === 1 ? bar : { ...bar, price: bar.price / over }));
    const { symbol, day, simulated } = row;
    bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), { day, bars, simulated }]);
  }
  return bySymbol;
}

interface IntradayRow {
  readonly symbol: string;
  readonly day: string;
  readonly seconds: number[];
  readonly prices: number[];
  readonly simulated: boolean;
  /** The close of the day or before, as on file. */
  readonly close: number | null;
  /** After the day, announced ones too. */
  readonly splits: readonly Split[];
}

/** What a session of before a split is divided by, unless its source has done so: then its prices are near its close. */
function oldSharesOf({ day, prices, close, splits }: IntradayRow, basis: ShareBasis | undefined): number {
  const last = prices.at(-1);
  if (basis?.day == null || last === undefined || splits.length === 0) return 1;
  if (close === null) return splitFactor(splits, day, basis.day);
  return splitSince({ day, price: last }, splits, { day: basis.day, price: close / basis.closesOver });
}

function barsOf({ seconds, prices }: { seconds: readonly number[]; prices: readonly number[] }): Bar[] {
  return seconds.map((second, at) => ({ at: new Date(second * 1_000), price: prices[at] ?? Number.NaN }));
}
