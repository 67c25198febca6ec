import type { AccountId, NoteId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/db/index.ts';
import { findNoteChange } from '../listing/note-change.ts';

export interface BuyBelowNote {
  readonly noteId: NoteId;
  /** The update that says so; null: the note itself. */
  readonly updateId: number | null;
  /** Its first company, whose prices these are. */
  readonly symbol: string;
  readonly currency: string;
  readonly belowPrice: number;
  readonly createdAt: Date;
  /** When it was written; the time is that of the price. */
  readonly priceThen: number | null;
  readonly priceTimeThen: string | null;
}

/** In the order of the statement below. */
type BuyBelowRow = readonly [
  noteId: NoteId,
  updateId: number | null,
  symbol: string,
  currency: string,
  belowPrice: number,
  createdAt: string,
  priceThen: number | null,
  priceTimeThen: string | null,
];

/**
 * The buy-below price of each note that was written last, in it or in an update. One value of the database: ten
 * thousand rows of PGlite take twice as long to read.
 */
async function readBuyBelowNotes(db: Db, owner: AccountId): Promise<BuyBelowNote[]> {
  const { rows } = await sql<{ notes: BuyBelowRow[] }>`
    with latest as (
      select distinct on (note_id) note_id, part.id, part.symbols[1] as symbol, currency, part.below_price,
             part.created_at, part.price_then, part.price_time_then
        from note_update as part join note on note.id = note_id
       where account_id = ${owner} and part.below_price is not null
       order by note_id, part.id desc
    ), entry as (
      select * from latest
       union all
      select id, null, symbols[1], currency, below_price, created_at, price_then, price_time_then
        from note
       where account_id = ${owner} and below_price is not null and id not in (select note_id from latest)
    )
    select coalesce(json_agg(json_build_array(
             note_id, id, symbol, currency, below_price, created_at, price_then, price_time_then)), '[]') as notes
      from entry`.execute(db);
  return (rows[0]?.notes ?? []).map(toNote);
}

function toNote([
  noteId,
  updateId,
  symbol,
  currency,
  belowPrice,
  createdAt,
  priceThen,
  priceTimeThen,
]: BuyBelowRow): BuyBelowNote {
  return {
    noteId,
    updateId,
    symbol,
    currency,
    belowPrice,
    createdAt: new Date(createdAt),
    priceThen,
    priceTimeThen,
  };
}

export interface NoteWords {
  readonly title: string | null;
  /** The beginning of its text. */
  readonly excerpt: string;
}

/** What such a note is called on screen, by its id. */
export async function readNoteWords(
  db: Db,
  owner: AccountId,
  notes: readonly Pick<BuyBelowNote, 'noteId' | 'updateId'>[],
): Promise<Map<NoteId, NoteWords>> {
  const { rows } = await sql<NoteWords & { noteId: NoteId }>`
    select note.id::int as "noteId", coalesce(part.title, note.title) as title,
           left(coalesce(part.description, note.description), 280) as excerpt
      from unnest(${notes.map(({ noteId }) => noteId)}::bigint[],
                  ${notes.map(({ updateId }) => updateId)}::bigint[]) as wanted (note_id, update_id)
           join note on note.id = wanted.note_id and account_id = ${owner}
           left join note_update as part on part.id = wanted.update_id and part.note_id = note.id`.execute(
    db,
  );
  return new Map(rows.map(({ noteId, ...words }) => [noteId, words]));
}

interface Cached {
  readonly version: number;
  readonly notes: readonly BuyBelowNote[];
}

const mostCached = 200;

/** In memory until one of the person's notes changes. */
export class BuyBelowNotes {
  readonly #db: Db;
  readonly #cached = new LRUCache<AccountId, Cached>({ max: mostCached });

  constructor(db: Db) {
    this.#db = db;
  }

  /** @returns how many notes there are, and those with a price */
  async list(owner: AccountId): Promise<{ total: number; notes: readonly BuyBelowNote[] }> {
    const { version, notes: total } = await findNoteChange(this.#db, owner);
    const cached = this.#cached.get(owner);
    if (cached?.version === version) return { total, notes: cached.notes };
    const notes = total === 0 ? [] : await readBuyBelowNotes(this.#db, owner);
    this.#cached.set(owner, { version, notes });
    return { total, notes };
  }
}
