import type { AccountId } from '@tenfold/contract/ids';
import type { NoteSort } from '@tenfold/domain/notes';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { withUpdates } from '../note/note-store.ts';
import { type StoredNote, searchable } from '../note/stored-note.ts';
import type { NoteTables } from '../tables.ts';
import { findNoteChange } from './note-change.ts';

export interface NoteChoice {
  /** All words of it occur in a note or its updates. */
  readonly q: string;
  readonly sort: NoteSort;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
  /** Those on a company, by any of its symbols. */
  readonly symbol?: string | undefined;
}

export interface NotePage {
  readonly notes: readonly StoredNote[];
  readonly total: number;
}

const order: Readonly<Record<NoteSort, RawBuilder<unknown>>> = {
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  updated: sql`updated_at desc, id desc`,
  company: sql`symbols[1], created_at desc, id desc`,
};

/** Three queries, however many notes. What is put in order is ids: notes themselves are too wide to sort by the thousand. */
export async function listNotes(db: Db, owner: AccountId, choice: NoteChoice): Promise<NotePage> {
  const chosen = chosenBy(owner, choice);
  const [{ rows }, total] = await Promise.all([
    sql<Selectable<NoteTables['note']>>`
      select note.*
        from (select id from note where ${chosen}
               order by ${order[choice.sort]}
               limit ${choice.size} offset ${(choice.page - 1) * choice.size}) as page
        join note using (id)
       order by ${order[choice.sort]}`.execute(db),
    countChosen(db, owner, choice),
  ]);
  return { notes: await withUpdates(db, rows), total };
}

/** Notes themselves are read only where words are searched for. */
async function countChosen(db: Db, owner: AccountId, choice: NoteChoice): Promise<number> {
  const { q, symbol } = choice;
  if (wordsOf(q).length === 0 && symbol === undefined) return (await findNoteChange(db, owner)).notes;
  const { rows } =
    wordsOf(q).length === 0 && symbol !== undefined
      ? await sql<{ total: number }>`
          select count(distinct note_id)::int as total from note_symbol where ${onCompany(owner, symbol)}`.execute(
          db,
        )
      : await sql<{ total: number }>`
          select count(*)::int as total from note where ${chosenBy(owner, choice)}`.execute(db);
  return rows[0]?.total ?? 0;
}

function wordsOf(q: string): string[] {
  return searchable(q)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function chosenBy(owner: AccountId, { q, symbol }: NoteChoice): RawBuilder<boolean> {
  return sql<boolean>`${sql.join(
    [
      sql`account_id = ${owner}`,
      ...wordsOf(q).map((word) => sql`position(${word} in searched) > 0`),
      ...(symbol === undefined ? [] : [isOn(owner, symbol)]),
    ],
    sql` and `,
  )}`;
}

/** An array, because the ids of a company are few, and a join would look at each note of the person. */
function isOn(owner: AccountId, symbol: string): RawBuilder<boolean> {
  return sql`id = any (array(select note_id from note_symbol where ${onCompany(owner, symbol)}))`;
}

/** GOOG and GOOGL are one company: its notes are on the pages of both. */
function onCompany(owner: AccountId, symbol: string): RawBuilder<boolean> {
  return sql`note_symbol.account_id = ${owner}
    and symbol = any (array(select other.symbol from listing join listing as other using (cik)
                             where listing.symbol = ${symbol}) || ${symbol}::text)`;
}
