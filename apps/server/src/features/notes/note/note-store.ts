import type { AccountId, NoteId } from '@tenfold/contract/ids';
import { limits } from '@tenfold/contract/policy/limits';
import type { NoteText } from '@tenfold/domain/notes';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { Conflict } from '../../../platform/http/index.ts';
import type { Frozen } from '../../financials/index.ts';
import type { KnownBySymbol } from '../replay/known.ts';
import type { NoteTables } from '../tables.ts';
import { columnsOf, type StoredNote, searchedText, toStoredNote } from './stored-note.ts';

type NoteRow = Selectable<NoteTables['note']>;
type UpdateRow = Selectable<NoteTables['note_update']>;

export async function findNote(db: Db, owner: AccountId, id: NoteId): Promise<StoredNote | null> {
  const row = await db
    .withTables<NoteTables>()
    .selectFrom('note')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', owner)
    .executeTakeFirst();
  return row === undefined ? null : ((await withUpdates(db, [row]))[0] ?? null);
}

/** Two changes of a note wait for each other. */
export async function lockNote(tx: Db, owner: AccountId, id: NoteId): Promise<StoredNote | null> {
  await sql`select from note where id = ${id} and account_id = ${owner} for no key update`.execute(tx);
  return findNote(tx, owner, id);
}

/** Two requests of an account that write notes wait for each other. */
export async function lockNotesOf(tx: Db, owner: AccountId): Promise<void> {
  await sql`select from account where id = ${owner} for no key update`.execute(tx);
}

/** In the order of the rows, by one query. */
export async function withUpdates(db: Db, rows: readonly NoteRow[]): Promise<StoredNote[]> {
  if (rows.length === 0) return [];
  const { rows: updates } = await sql<UpdateRow>`
    select * from note_update where note_id = any(${rows.map(({ id }) => id)}::bigint[])
     order by id desc`.execute(db);
  const byNote = Map.groupBy(updates, ({ note_id }) => note_id);
  return rows.map((row) => toStoredNote(row, byNote.get(row.id) ?? []));
}

/** The caller has locked the person's notes. @throws Conflict */
export async function refuseAboveLimit(tx: Db, owner: AccountId): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from note where account_id = ${owner}`.execute(tx);
  if ((rows[0]?.count ?? 0) >= limits.notes) {
    throw new Conflict(`You have ${limits.notes.toLocaleString('en-US')} notes. Please delete one first.`);
  }
}

export interface NewEntry extends NoteText {
  readonly known: KnownBySymbol;
  readonly figures: Frozen;
  readonly now: Date;
}

export async function insertNote(
  tx: Db,
  owner: AccountId,
  { known, figures, now, currency, ...text }: NewEntry & { readonly currency: string },
): Promise<StoredNote> {
  const row = await tx
    .withTables<NoteTables>()
    .insertInto('note')
    .values({
      ...columnsOf(text),
      account_id: owner,
      currency,
      known: JSON.stringify(known),
      figures: JSON.stringify(figures),
      searched: searchedText([text]),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const note = toStoredNote(row, []);
  await recordSymbols(tx, owner, note);
  return note;
}

export async function insertUpdate(
  tx: Db,
  noteId: NoteId,
  { known, figures, now, ...text }: NewEntry,
): Promise<UpdateRow> {
  return tx
    .withTables<NoteTables>()
    .insertInto('note_update')
    .values({
      ...columnsOf(text),
      note_id: noteId,
      known: JSON.stringify(known),
      figures: JSON.stringify(figures),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes what follows from a changed note and its updates. Needs the transaction that locked the note. */
export async function finishChange(
  tx: Db,
  owner: AccountId,
  { id, revision }: Pick<StoredNote, 'id' | 'revision'>,
  now: Date,
): Promise<StoredNote> {
  const changed = await findNote(tx, owner, id);
  if (changed === null) throw new Error(`note ${id} is gone while it is locked`);
  await tx
    .withTables<NoteTables>()
    .updateTable('note')
    .set({ revision: revision + 1, updated_at: now, searched: searchedText([changed, ...changed.updates]) })
    .where('id', '=', id)
    .where('account_id', '=', owner)
    .execute();
  await recordSymbols(tx, owner, changed);
  return { ...changed, revision: revision + 1, updatedAt: now };
}

export async function recordSymbols(tx: Db, owner: AccountId, note: StoredNote): Promise<void> {
  const symbols = [...new Set([note, ...note.updates].flatMap((entry) => entry.symbols))];
  await sql`
    with gone as (
      delete from note_symbol where note_id = ${note.id} and symbol <> all(${symbols}::text[]))
    insert into note_symbol (account_id, symbol, note_id)
    select ${owner}, symbol, ${note.id} from unnest(${symbols}::text[]) as symbol
        on conflict do nothing`.execute(tx);
}
