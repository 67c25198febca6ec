import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** The companies a person has forecasts of, by the symbols these were saved from. */
export async function listForecastSymbols(db: Db, accountId: AccountId): Promise<string[]> {
  const { rows } = await sql<{ symbol: string }>`
    select distinct symbol from forecast where account_id = ${accountId} and deleted_at is null`.execute(db);
  return rows.map(({ symbol }) => symbol);
}
