import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

interface ForecastName {
  readonly id: number;
  readonly name: string;
}

/** For each symbol of their company, by name. */
export async function listForecastNames(db: Db, accountId: AccountId): Promise<Map<string, ForecastName[]>> {
  const { rows } = await sql<ForecastName & { symbol: string }>`
    select forecast.id, forecast.name, listing.symbol
      from forecast join listing using (cik)
     where account_id = ${accountId} and deleted_at is null
     order by lower(forecast.name), forecast.id`.execute(db);
  const bySymbol = Map.groupBy(rows, ({ symbol }) => symbol);
  return new Map([...bySymbol].map(([symbol, own]) => [symbol, own.map(({ id, name }) => ({ id, name }))]));
}
