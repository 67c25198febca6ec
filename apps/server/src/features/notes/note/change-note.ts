import type { AccountId, NoteId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import { NotFound } from '../../../platform/http/index.ts';
import { finishChange, lockNote } from './note-store.ts';
import type { StoredNote } from './stored-note.ts';

export interface OwnNoteId {
  readonly owner: AccountId;
  readonly noteId: NoteId;
}

/** A note after a change, or as it is where somebody else changed it. */
export interface Changed {
  readonly note: StoredNote;
  readonly isStale: boolean;
}

interface NoteEdit {
  /** The one the change was made on; undefined for whatever it is. */
  readonly revision: number | undefined;
  readonly now: Date;
  /** Whether the note says it already, whatever its revision: the answer to the first request may be lost. */
  isMade(note: StoredNote): boolean;
  write(tx: Db, note: StoredNote): Promise<void>;
}

/** Writes only over the revision the change was made on. @throws NotFound */
export async function changeNote(db: Db, { owner, noteId }: OwnNoteId, change: NoteEdit): Promise<Changed> {
  return db.transaction().execute(async (tx) => {
    const note = await lockNote(tx, owner, noteId);
    if (note === null) throw noteNotFound();
    if (change.isMade(note)) return { note, isStale: false };
    if ((change.revision ?? note.revision) !== note.revision) return { note, isStale: true };
    await change.write(tx, note);
    return { note: await finishChange(tx, owner, note, change.now), isStale: false };
  });
}

export function noteNotFound(): NotFound {
  return new NotFound('This note doesn’t exist.');
}

export function updateNotFound(): NotFound {
  return new NotFound('This update doesn’t exist.');
}
