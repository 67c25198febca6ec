import type { DayRate, ExchangeRate } from '@tenfold/domain/rates';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export interface CurrencyPair {
  readonly base: string;
  readonly quote: string;
}

export async function listRates(db: Db, { base, quote }: CurrencyPair): Promise<ExchangeRate[]> {
  const { rows } = await sql<ExchangeRate>`
    select day::text as day, rate, source from exchange_rate
     where base = ${base} and quote = ${quote} order by exchange_rate.day`.execute(db);
  return rows;
}

/** Stored rates never change; returns how many are new. */
export async function recordRates(
  db: Db,
  { base, quote }: CurrencyPair,
  rates: readonly DayRate[],
  source: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into exchange_rate (base, quote, day, rate, source)
    select ${base}, ${quote}, day, rate, ${source}
      from unnest(${rates.map(({ day }) => day)}::date[], ${rates.map(({ rate }) => rate)}::float8[]) as new (day, rate)
        on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function listCiksOfPair(db: Db, { base, quote }: CurrencyPair): Promise<number[]> {
  const { rows } = await sql<{ cik: number }>`
    select distinct cik from listing join company using (cik)
     where currency = ${base} and reported_currency = ${quote}`.execute(db);
  return rows.map(({ cik }) => Number(cik));
}
