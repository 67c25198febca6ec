import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** The companies a person's notes, or updates of them, are on. */
export async function listNoteSymbols(db: Db, accountId: AccountId): Promise<string[]> {
  const { rows } = await sql<{ symbol: string }>`
    select distinct symbol from note_symbol where account_id = ${accountId}`.execute(db);
  return rows.map(({ symbol }) => symbol);
}
