import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../platform/db/index.ts';
import type { OwnTable } from '../../platform/own-data.ts';
import { listAllNotes } from './listing/list-all-notes.ts';
import { notesAsMarkdown } from './listing/notes-as-markdown.ts';

/** With their updates and what was known when they were written; and to read them, as Markdown. */
export const ownNotes = {
  table: 'note',
  erase: { what: 'your notes', how: 'delete' },
  async read(db: Db, accountId: AccountId) {
    const notes = await listAllNotes(db, accountId);
    return [
      { name: 'notes.json', content: notes },
      { name: 'notes.md', content: new TextEncoder().encode(notesAsMarkdown(notes)) },
    ];
  },
} satisfies OwnTable;

export const ownNoteChange = {
  table: 'note_change',
  erase: { what: 'your notes', how: 'delete' },
  withheld: 'how many notes there are, and a number that counts their changes',
} satisfies OwnTable;

export const ownDeletedNotes = {
  table: 'deleted_note',
  erase: { what: 'your notes', how: 'delete' },
  withheld: 'notes the person has deleted, kept for a day so that it can be undone',
} satisfies OwnTable;
