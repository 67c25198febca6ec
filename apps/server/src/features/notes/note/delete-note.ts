import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { NoteTables } from '../tables.ts';
import { type Changed, changeNote, noteNotFound, type OwnNoteId, updateNotFound } from './change-note.ts';
import { lockNote } from './note-store.ts';
import type { StoredNote } from './stored-note.ts';

/** For a day it can be restored. @param revision where it is given, the note stays if it was changed since @throws NotFound */
export async function deleteNote(
  db: Db,
  { owner, noteId }: OwnNoteId,
  { revision, now }: { readonly revision: number | undefined; readonly now: Date },
): Promise<{ readonly stale: StoredNote | null }> {
  return db.transaction().execute(async (tx) => {
    const note = await lockNote(tx, owner, noteId);
    if (note === null) throw noteNotFound();
    if (revision !== undefined && revision !== note.revision) return { stale: note };
    await sql`
      insert into deleted_note (id, account_id, note, updates, deleted_at)
      select id, account_id, to_jsonb(note),
             coalesce((select jsonb_agg(to_jsonb(one)) from note_update as one where one.note_id = note.id), '[]'),
             ${now}
        from note where id = ${noteId} and account_id = ${owner}`.execute(tx);
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
  id: OwnNoteId,
  updateId: number,
  { revision, now }: { readonly revision: number | undefined; readonly now: Date },
): Promise<Changed> {
  return changeNote(db, id, {
    revision,
    now,
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
