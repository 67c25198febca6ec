import type { AccountId, NoteId } from '@tenfold/contract/ids';
import { isSameNote, type NoteText } from '@tenfold/domain/notes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { findNote, insertNote, lockNotesOf, type NewEntry, refuseAboveLimit } from './note-store.ts';
import type { StoredNote } from './stored-note.ts';

const sameWithinMs = 60_000;

interface NewNote extends NewEntry {
  readonly currency: string;
}

/** @throws Conflict above the limit */
export async function createNote(db: Db, owner: AccountId, wanted: NewNote): Promise<StoredNote> {
  return db.transaction().execute(async (tx) => {
    await lockNotesOf(tx, owner);
    const existing = await findSameNote(tx, owner, wanted);
    if (existing !== null) return existing;
    await refuseAboveLimit(tx, owner);
    return insertNote(tx, owner, wanted);
  });
}

/** The answer to the first request was lost, or a button was pressed twice. */
async function findSameNote(
  tx: Db,
  owner: AccountId,
  { now, ...wanted }: NoteText & Pick<NewNote, 'currency' | 'now'>,
): Promise<StoredNote | null> {
  const { rows } = await sql<{ id: NoteId }>`
    select id from note
     where account_id = ${owner} and created_at > ${new Date(now.getTime() - sameWithinMs)}
       and description = ${wanted.description} and revision = 1
     order by id desc limit 1`.execute(tx);
  const [row] = rows;
  const note = row === undefined ? null : await findNote(tx, owner, row.id);
  return note !== null && note.currency === wanted.currency && isSameNote(note, wanted) ? note : null;
}
