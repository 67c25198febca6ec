import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { noteNotFound, type OwnNoteId } from './change-note.ts';
import { findNote, lockNotesOf, recordSymbols, refuseAboveLimit } from './note-store.ts';
import type { StoredNote } from './stored-note.ts';

/** Restores a note with its updates; one from before notes had figures has none. Twice restores it once. @throws NotFound, Conflict above the limit */
export function restoreNote(db: Db, { owner, noteId }: OwnNoteId): Promise<StoredNote> {
  return db.transaction().execute(async (tx) => {
    await lockNotesOf(tx, owner);
    const present = await findNote(tx, owner, noteId);
    if (present !== null) return present;
    await refuseAboveLimit(tx, owner);
    const { numAffectedRows } = await sql`
      insert into note (id, account_id, title, description, symbols, currency, note_price, fair_value_estimate,
                        below_price, known, figures, searched, revision, created_at, updated_at)
      overriding system value
      select one.id, one.account_id, title, description, symbols, currency, note_price, fair_value_estimate,
             below_price, known, coalesce(figures, '[]'), searched, revision, created_at, updated_at
        from deleted_note, jsonb_populate_record(null::note, deleted_note.note) as one
       where deleted_note.id = ${noteId} and deleted_note.account_id = ${owner}`.execute(tx);
    if (numAffectedRows !== 1n) throw noteNotFound();
    await sql`
      insert into note_update (id, note_id, title, description, symbols, note_price, fair_value_estimate,
                               below_price, known, figures, created_at)
      overriding system value
      select one.id, note_id, title, description, symbols, note_price, fair_value_estimate, below_price, known,
             coalesce(figures, '[]'), created_at
        from deleted_note, jsonb_populate_recordset(null::note_update, deleted_note.updates) as one
       where deleted_note.id = ${noteId}`.execute(tx);
    await sql`delete from deleted_note where id = ${noteId}`.execute(tx);
    const note = await findNote(tx, owner, noteId);
    if (note === null) throw new Error(`note ${noteId} was restored and is not there`);
    await recordSymbols(tx, owner, note);
    return note;
  });
}
