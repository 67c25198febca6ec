import type { TextFigure } from '@tenfold/contract/financials';
import type { AccountId, NoteId } from '@tenfold/contract/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { type FiguredTexts, notifyOwner } from '../../financials/index.ts';
import { lockNote } from './note-store.ts';

interface FiguredEntry {
  readonly id: number;
  readonly noteId: NoteId;
  readonly owner: AccountId;
  /** The company of its note: where its owner finds it. */
  readonly symbol: string;
  readonly figures: readonly TextFigure[];
}

export const figuredNotes: FiguredTexts<FiguredEntry> = {
  ...inTable('note', sql`id`),
  async save(tx, { id, owner }, figures) {
    await sql`
      update note set figures = ${JSON.stringify(figures)}::jsonb where id = ${id} and account_id = ${owner}`.execute(
      tx,
    );
  },
};

export const figuredUpdates: FiguredTexts<FiguredEntry> = {
  ...inTable('note_update', sql`note_id`),
  async save(tx, { id, noteId }, figures) {
    await sql`
      update note_update set figures = ${JSON.stringify(figures)}::jsonb where id = ${id} and note_id = ${noteId}`.execute(
      tx,
    );
    // Counted as a change of its note, by the trigger.
    await sql`update note set revision = revision where id = ${noteId}`.execute(tx);
  },
};

/** Notes are private: whom a restatement tells is their owner, and nobody else. */
function inTable(
  table: 'note' | 'note_update',
  noteId: RawBuilder<unknown>,
): Omit<FiguredTexts<FiguredEntry>, 'save'> {
  return {
    name: table,
    table,
    only: sql`true`,
    async lock(tx, id) {
      const found = await findEntry(tx, table, noteId, id);
      // Who is being deleted is waited for: locked after their note, each could wait for the other.
      if (found === null || !(await isThere(tx, found.owner))) return null;
      const note = await lockNote(tx, found.owner, found.noteId);
      return note && findEntry(tx, table, noteId, id);
    },
    notify: (tx, { owner, symbol }, restated, now) =>
      notifyOwner(tx, owner, { in: 'note', symbol }, restated, now),
  };
}

async function findEntry(
  db: Db,
  table: string,
  noteId: RawBuilder<unknown>,
  id: number,
): Promise<FiguredEntry | null> {
  const { rows } = await sql<FiguredEntry>`
    select entry.id, note.id as "noteId", note.account_id as owner, note.symbols[1] as symbol, entry.figures
      from (select id, ${noteId} as note_id, figures from ${sql.table(table)} where id = ${id}) as entry
           join note on note.id = entry.note_id`.execute(db);
  return rows[0] ?? null;
}

async function isThere(tx: Db, owner: AccountId): Promise<boolean> {
  const { rows } = await sql`select from account where id = ${owner} for key share`.execute(tx);
  return rows.length > 0;
}
