import { limits } from '@tenfold/contract/policy/limits';
import { isSameNote } from '@tenfold/domain/notes';
import type { Db } from '../../../platform/db/index.ts';
import { Conflict } from '../../../platform/http/index.ts';
import { type Changed, changeNote, type OwnNoteId } from './change-note.ts';
import { insertUpdate, type NewEntry } from './note-store.ts';

/** The note stays as it was. @throws NotFound, and Conflict above the limit */
export function addUpdate(
  db: Db,
  id: OwnNoteId,
  revision: number | undefined,
  wanted: NewEntry,
): Promise<Changed> {
  return changeNote(db, id, {
    revision,
    now: wanted.now,
    // Only right after it: the same words at another time are another update.
    isMade: ({ updates: [newest], revision: current }) =>
      (revision === undefined || current === revision + 1) &&
      newest !== undefined &&
      isSameNote(newest, wanted),
    write: async (tx, { updates }) => {
      if (updates.length >= limits.updatesOfNote) {
        throw new Conflict(`This note has ${limits.updatesOfNote} updates. Please write a new note.`);
      }
      await insertUpdate(tx, id.noteId, wanted);
    },
  });
}
