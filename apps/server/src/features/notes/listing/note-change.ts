import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { NoteTables } from '../tables.ts';

export interface NoteChange {
  /** Grows with each change of a note or an update. */
  readonly version: number;
  readonly notes: number;
}

/** How many notes a person has, and which change was the last. */
export async function findNoteChange(db: Db, owner: AccountId): Promise<NoteChange> {
  const row = await db
    .withTables<NoteTables>()
    .selectFrom('note_change')
    .select(['version', 'notes'])
    .where('account_id', '=', owner)
    .executeTakeFirst();
  return row ?? { version: 0, notes: 0 };
}
