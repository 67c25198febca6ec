import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';

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

/** Companies of all their lists, those of the default one first; of several lists more than once. */
export async function listListedCompanies(
  db: Db,
  accountId: AccountId,
): Promise<(OwnList & { readonly symbol: string })[]> {
  const { rows } = await sql<OwnList & { symbol: string }>`
    select list.id, name, symbol from list join list_company on list_id = list.id
     where account_id = ${accountId} and deleted_at is null and removed_at is null
     order by is_default desc, lower(name), list.id, list_company.place`.execute(db);
  return rows;
}

/** All listings of the companies of some; a symbol that nobody has stays. */
export async function listSymbolsOfSame(db: Db, symbols: readonly string[]): Promise<string[]> {
  if (symbols.length === 0) return [];
  const { rows } = await sql<{ symbol: string }>`
    select distinct other.symbol from listing join listing as other using (cik)
     where listing.symbol = any(${symbols}::text[])`.execute(db);
  return [...new Set([...symbols, ...rows.map(({ symbol }) => symbol)])].sort();
}

/** The listings of the company of each symbol; none of a symbol that nobody has. */
export async function listListingsOf(
  db: Db,
  symbols: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (symbols.length === 0) return new Map();
  const { rows } = await sql<{ symbol: string; listings: string[] }>`
    select listing.symbol, array_agg(other.symbol) as listings from listing join listing as other using (cik)
     where listing.symbol = any(${symbols}::text[]) group by listing.symbol`.execute(db);
  return new Map(rows.map(({ symbol, listings }) => [symbol, listings]));
}
