import { isSameNote, type NoteText } from '@tenfold/domain/notes';
import type { Db } from '../../../platform/db/index.ts';
import type { Frozen } from '../../financials/index.ts';
import type { KnownBySymbol } from '../replay/known.ts';
import type { NoteTables } from '../tables.ts';
import { type Changed, changeNote, type OwnNoteId, updateNotFound } from './change-note.ts';
import { columnsOf, type StoredEntry } from './stored-note.ts';

/** What is left out stays. */
export type NoteChanges = { readonly [Name in keyof NoteText]?: NoteText[Name] | undefined };

export interface Edit {
  readonly revision: number | undefined;
  readonly changes: NoteChanges & { readonly currency?: string | undefined };
  /** What is known of companies that are added: what was known of the others stays. */
  readonly known: KnownBySymbol;
  /** That the changed words name. */
  readonly figures: Frozen;
  readonly now: Date;
}

/** @throws NotFound */
export function saveNote(
  db: Db,
  id: OwnNoteId,
  { revision, changes, known, figures, now }: Edit,
): Promise<Changed> {
  const { currency, ...text } = changes;
  return changeNote(db, id, {
    revision,
    now,
    isMade: (note) =>
      isSameNote(note, withChanges(note, text)) && (currency ?? note.currency) === note.currency,
    write: async (tx, note) => {
      await tx
        .withTables<NoteTables>()
        .updateTable('note')
        .set({
          ...columnsOf(withChanges(note, text)),
          ...added(note, known),
          ...renamed(note, text, figures),
          ...(currency && { currency }),
        })
        .where('id', '=', note.id)
        .where('account_id', '=', id.owner)
        .execute();
    },
  });
}

/** @throws NotFound */
export function saveUpdate(
  db: Db,
  id: OwnNoteId,
  updateId: number,
  { revision, changes, known, figures, now }: Edit,
): Promise<Changed> {
  const find = (entries: readonly StoredEntry[]) => {
    const update = entries.find((entry) => entry.id === updateId);
    if (update === undefined) throw updateNotFound();
    return update;
  };
  return changeNote(db, id, {
    revision,
    now,
    isMade: ({ updates }) => isSameNote(find(updates), withChanges(find(updates), changes)),
    write: async (tx, note) => {
      const update = find(note.updates);
      await tx
        .withTables<NoteTables>()
        .updateTable('note_update')
        .set({
          ...columnsOf(withChanges(update, changes)),
          ...added(update, known),
          ...renamed(update, changes, figures),
        })
        .where('id', '=', updateId)
        .where('note_id', '=', note.id)
        .execute();
    },
  });
}

function withChanges(entry: NoteText, changes: NoteChanges): NoteText {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return { ...entry, ...given };
}

/** With other prices or tags the same words say what they said. */
function renamed(entry: StoredEntry, { description }: NoteChanges, figures: Frozen): { figures?: string } {
  return description === undefined || description === entry.description
    ? {}
    : { figures: JSON.stringify(figures) };
}

function added(entry: StoredEntry, known: KnownBySymbol): { known?: string } {
  return Object.keys(known).length === 0 ? {} : { known: JSON.stringify({ ...known, ...entry.known }) };
}
