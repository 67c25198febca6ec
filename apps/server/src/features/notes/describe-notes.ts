import type { Note, NoteUpdate } from '@tenfold/contract/notes';
import type { CallContext } from '../../platform/http/index.ts';
import { listValueVisible, type QuotaDeps } from '../billing/index.ts';
import type { StoredEntry, StoredNote } from './note/stored-note.ts';
import { listCompaniesToday } from './replay/companies-today.ts';
import { type EntryReader, replayEntry } from './replay/replay-entry.ts';

/** Notes as calls answer them, against what is known now: as many queries for a hundred notes as for one. */
export async function describeNotes(
  deps: QuotaDeps,
  caller: CallContext<'person'>,
  notes: readonly StoredNote[],
): Promise<Note[]> {
  const entries = notes.flatMap((note) => [note, ...note.updates]);
  const symbols = [...new Set(entries.flatMap((entry) => entry.symbols))];
  const reader: EntryReader = {
    companies: await listCompaniesToday(deps, caller.person.id, symbols),
    visible: await listValueVisible(deps.quota, { ...caller }, symbols),
  };
  return notes.map(({ currency, updatedAt, revision, updates, ...note }) => ({
    ...toEntry(note, currency, reader),
    id: note.id,
    currency,
    revision,
    updatedAt: updatedAt.toISOString(),
    isUpdated: updates.length > 0,
    histories: updates.map((update) => toEntry(update, currency, reader)),
  }));
}

function toEntry(stored: StoredEntry, currency: string, reader: EntryReader): NoteUpdate {
  const { createdAt, symbols, known, ...entry } = stored;
  return {
    ...entry,
    symbols: [...symbols],
    createdAt: createdAt.toISOString(),
    ...replayEntry(stored, currency, reader),
  };
}
