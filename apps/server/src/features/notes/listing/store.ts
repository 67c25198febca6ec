import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { findNoteChange } from './note-change.ts';

interface CompanyNotes {
  readonly symbol: string;
  readonly companyName: string;
  readonly notes: number;
}

/** By company, under the symbol most of its notes name. */
export async function countNotes(
  db: Db,
  owner: AccountId,
): Promise<{ total: number; companies: CompanyNotes[] }> {
  const { rows } = await sql<CompanyNotes>`
    with by_symbol as (
      select symbol, count(*)::int as notes from note_symbol where account_id = ${owner} group by symbol
    ), by_company as (
      select array_agg(symbol order by by_symbol.notes desc, symbol) as symbols, max(by_symbol.notes) as notes
        from by_symbol left join listing using (symbol)
       group by coalesce(listing.cik::text, symbol)
    )
    select symbols[1] as symbol, coalesce(listing.name, symbols[1]) as "companyName",
           case when cardinality(symbols) = 1 then notes
                else (select count(distinct note_id)::int from note_symbol
                       where account_id = ${owner} and symbol = any (symbols)) end as notes
      from by_company left join listing on listing.symbol = symbols[1]
     order by notes desc, symbol`.execute(db);
  const { notes: total } = await findNoteChange(db, owner);
  return { total, companies: rows };
}

/** The companies a person's notes, or updates of them, are on. */
export async function listNoteSymbols(db: Db, accountId: AccountId): Promise<string[]> {
  const { rows } = await sql<{ symbol: string }>`
    select distinct symbol from note_symbol where account_id = ${accountId}`.execute(db);
  return rows.map(({ symbol }) => symbol);
}

interface NoteWriter {
  readonly accountId: AccountId;
  readonly symbol: string;
}

/** Everybody with a note on one of these listings, for the product's own use. */
export async function listNoteWriters(db: Db, symbols: readonly string[]): Promise<NoteWriter[]> {
  const { rows } = await sql<NoteWriter>`
    select distinct on (account_id) account_id as "accountId", symbol from note_symbol
     where symbol = any(${symbols}::text[]) order by account_id, symbol`.execute(db);
  return rows;
}
