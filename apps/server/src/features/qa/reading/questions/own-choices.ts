import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { listForecastSymbols } from '../../../forecasts/index.ts';
import { listNoteSymbols } from '../../../notes/index.ts';

// Lists are of the same level as questions: their two tables are read here, and nowhere else of this feature.

export interface OwnList {
  readonly id: number;
  readonly name: string;
}

/** The default one first, then by name. */
export async function listOwnLists(db: Db, accountId: AccountId): Promise<OwnList[]> {
  const { rows } = await sql<OwnList>`
    select id, name from list where account_id = ${accountId} and deleted_at is null
     order by is_default desc, lower(name), id`.execute(db);
  return rows;
}

/** @param listId null: all of them. Somebody else’s list has no companies */
export async function listOwnListSymbols(
  db: Db,
  accountId: AccountId,
  listId: number | null,
): Promise<string[]> {
  const { rows } = await sql<{ symbol: string }>`
    select distinct symbol from list join list_company on list_id = list.id
     where account_id = ${accountId} and deleted_at is null and removed_at is null
       and ${listId === null ? sql`true` : sql`list.id = ${listId}`}`.execute(db);
  return rows.map(({ symbol }) => symbol);
}

/** Companies in their lists, notes or forecasts, under every symbol of each. */
export async function listOwnSymbols(db: Db, accountId: AccountId): Promise<string[]> {
  const own = [
    ...(await listOwnListSymbols(db, accountId, null)),
    ...(await listNoteSymbols(db, accountId)),
    ...(await listForecastSymbols(db, accountId)),
  ];
  return listSymbolsOfSame(db, [...new Set(own)]);
}

/** All listings of the companies of some; a symbol that nobody has stays. */
export async function listSymbolsOfSame(db: Db, symbols: readonly string[]): Promise<string[]> {
  if (symbols.length === 0) return [];
  const { rows } = await sql<{ symbol: string }>`
    select distinct other.symbol from listing join listing as other using (cik)
     where listing.symbol = any(${symbols}::text[])`.execute(db);
  return [...new Set([...symbols, ...rows.map(({ symbol }) => symbol)])].sort();
}

/** Of questions they asked. */
export async function listUsedTags(db: Db, accountId: AccountId): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from qa_question_tag as used join qa_post on id = used.question_id
     where account_id = ${accountId} and kind = 'question' and deleted_at is null`.execute(db);
  return rows.map(({ tag }) => tag);
}
