import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export interface Forecaster {
  readonly accountId: AccountId;
  /** Of the forecast of the company that they changed last. */
  readonly symbol: string;
  readonly name: string;
}

/** Everybody with a forecast of a company, for the product's own use. */
export async function listForecasters(db: Db, cik: number): Promise<Forecaster[]> {
  const { rows } = await sql<Forecaster>`
    select distinct on (account_id) account_id as "accountId", symbol, name from forecast
     where cik = ${cik} and deleted_at is null
     order by account_id, updated_at desc, id desc`.execute(db);
  return rows;
}
