import type { Split } from '@tenfold/domain/facts';
import type { Close, Dividend } from '@tenfold/domain/prices';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** Counts the changes. A real close replaces all others; a simulated one never replaces a real one. */
export async function recordCloses(
  db: Db,
  symbol: string,
  closes: readonly Close[],
  source: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into close_price as known (symbol, day, close, simulated, source)
    select ${symbol}, day, close, simulated, ${source}
      from unnest(${closes.map((close) => close.day)}::date[],
                  ${closes.map((close) => close.close)}::float8[],
                  ${closes.map((close) => close.simulated)}::boolean[]) as new (day, close, simulated)
        on conflict (symbol, day) do update
       set close = excluded.close, simulated = excluded.simulated, source = excluded.source
     where (known.simulated or not excluded.simulated)
       and (known.close, known.simulated) is distinct from (excluded.close, excluded.simulated)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** For a range in which every real day is known. */
export async function removeSimulatedCloses(
  db: Db,
  symbol: string,
  from: string,
  to: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from close_price
     where symbol = ${symbol} and simulated and day between ${from}::date and ${to}::date`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function recordDividends(
  db: Db,
  symbol: string,
  dividends: readonly Dividend[],
  source: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into dividend as known (symbol, ex_date, amount, source)
    select ${symbol}, ex_date, amount, ${source}
      from unnest(${dividends.map((dividend) => dividend.exDate)}::date[],
                  ${dividends.map((dividend) => dividend.amount)}::float8[]) as new (ex_date, amount)
        on conflict (symbol, ex_date) do update set amount = excluded.amount, source = excluded.source
     where known.amount <> excluded.amount`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function recordSplits(
  db: Db,
  symbol: string,
  splits: readonly Split[],
  source: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into split as known (symbol, effective, ratio, source)
    select ${symbol}, effective, ratio, ${source}
      from unnest(${splits.map((split) => split.effective)}::date[],
                  ${splits.map((split) => split.ratio)}::float8[]) as new (effective, ratio)
        on conflict (symbol, effective) do update set ratio = excluded.ratio, source = excluded.source
     where known.ratio <> excluded.ratio`.execute(db);
  return Number(numAffectedRows ?? 0);
}
