import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export interface NoteWriter {
  readonly accountId: AccountId;
  readonly symbol: string;
}

/** Everybody with a note on one of these listings, for the product's own use. */
export async function listNoteWriters(db: Db, symbols: readonly string[]): Promise<NoteWriter[]> {
  const { rows } = await sql<NoteWriter>`
    select distinct on (account_id) account_id as "accountId", symbol from note_symbol
     where symbol = any(${symbols}::text[]) order by account_id, symbol`.execute(db);
  return rows;
}
