import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export interface ListKeeper {
  readonly accountId: AccountId;
  readonly symbol: string;
  /** Of their default list with the company, else of the oldest. */
  readonly name: string;
}

/** Everybody with a company on a list, for the product's own use. */
export async function listKeepers(db: Db, cik: number): Promise<ListKeeper[]> {
  const { rows } = await sql<ListKeeper>`
    select distinct on (account_id) account_id as "accountId", symbol, name
      from list_company join list on list.id = list_id
     where cik = ${cik} and removed_at is null and deleted_at is null
     order by account_id, is_default desc, list.id, place`.execute(db);
  return rows;
}
