import type { Db } from '../../../platform/db/index.ts';
import type { NoteTables } from '../tables.ts';
import { type Changed, changeNote, type NoteId, noteNotFound, updateNotFound } from './change-note.ts';
import { lockNote } from './note-store.ts';
import type { StoredNote } from './stored-note.ts';

/** For good. @param revision where it is given, the note stays if it was changed since @throws NotFound */
export async function deleteNote(
  db: Db,
  { owner, noteId }: NoteId,
  revision: number | undefined,
): Promise<{ readonly stale: StoredNote | null }> {
  return db.transaction().execute(async (tx) => {
    const note = await lockNote(tx, owner, noteId);
    if (note === null) throw noteNotFound();
    if (revision !== undefined && revision !== note.revision) return { stale: note };
    await tx
      .withTables<NoteTables>()
      .deleteFrom('note')
      .where('id', '=', noteId)
      .where('account_id', '=', owner)
      .execute();
    return { stale: null };
  });
}

/** For good. @throws NotFound */
export function deleteUpdate(
  db: Db,
  id: NoteId,
  updateId: number,
  { revision, now }: { readonly revision: number | undefined; readonly now: Date },
): Promise<Changed> {
  return changeNote(db, id, {
    ...{ revision, now },
    isMade: ({ updates }) => {
      if (!updates.some((update) => update.id === updateId)) throw updateNotFound();
      return false;
    },
    write: async (tx) => {
      await tx
        .withTables<NoteTables>()
        .deleteFrom('note_update')
        .where('id', '=', updateId)
        .where('note_id', '=', id.noteId)
        .execute();
    },
  });
}
