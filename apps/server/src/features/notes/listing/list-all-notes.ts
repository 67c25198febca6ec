import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import { withUpdates } from '../note/note-store.ts';
import type { StoredNote } from '../note/stored-note.ts';
import type { NoteTables } from '../tables.ts';

/** Newest first. */
export async function listAllNotes(db: Db, owner: AccountId): Promise<StoredNote[]> {
  const rows = await db
    .withTables<NoteTables>()
    .selectFrom('note')
    .selectAll()
    .where('account_id', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return withUpdates(db, rows);
}
