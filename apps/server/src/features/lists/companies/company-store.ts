import type { AccountId, ListId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { ListTables } from '../tables.ts';

export interface ListedSymbol {
  readonly symbol: string;
  readonly cik: number;
}

/** Those of these symbols that are listed. */
export async function findListed(db: Db, symbols: readonly string[]): Promise<ListedSymbol[]> {
  const { rows } = await sql<ListedSymbol>`
    select symbol, cik from listing where symbol = any (${[...symbols]}::text[])`.execute(db);
  return rows;
}

export interface ListEntry extends ListedSymbol {
  readonly isRemoved: boolean;
}

/** In their order; with those removed that are not gone yet, at their old places, where asked. */
export async function listEntries(db: Db, listId: ListId, withRemoved = false): Promise<ListEntry[]> {
  const rows = await db
    .withTables<ListTables>()
    .selectFrom('list_company')
    .select(['symbol', 'cik', 'removed_at'])
    .where('list_id', '=', listId)
    .$if(!withRemoved, (query) => query.where('removed_at', 'is', null))
    .orderBy('place')
    .orderBy('symbol')
    .execute();
  return rows.map(({ symbol, cik, removed_at }) => ({ symbol, cik, isRemoved: removed_at !== null }));
}

/** At the end, in this order; one that was removed comes back there. */
export async function appendCompanies(
  tx: Db,
  listId: ListId,
  companies: readonly ListedSymbol[],
  now: Date,
): Promise<void> {
  await sql`
    insert into list_company (list_id, symbol, cik, place, added_at)
    select ${listId}::bigint, symbol, cik, last + number, ${now}::timestamptz
      from unnest(${companies.map(({ symbol }) => symbol)}::text[], ${companies.map(({ cik }) => cik)}::bigint[])
             with ordinality as added (symbol, cik, number),
           (select coalesce(max(place), 0) as last from list_company where list_id = ${listId}::bigint) as placed
    on conflict (list_id, symbol) do update
       set cik = excluded.cik, place = excluded.place, added_at = excluded.added_at, removed_at = null`.execute(
    tx,
  );
}

/** How many of them were on it. */
export async function removeCompanies(
  tx: Db,
  listId: ListId,
  symbols: readonly string[],
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .withTables<ListTables>()
    .updateTable('list_company')
    .set({ removed_at: now })
    .where('list_id', '=', listId)
    .where('symbol', 'in', symbols)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function restoreCompanies(tx: Db, listId: ListId, symbols: readonly string[]): Promise<void> {
  await tx
    .withTables<ListTables>()
    .updateTable('list_company')
    .set({ removed_at: null })
    .where('list_id', '=', listId)
    .where('symbol', 'in', symbols)
    .execute();
}

/** After each change of them: what all lists of a person show of this one's. */
export async function summarizeCompanies(tx: Db, listId: ListId): Promise<void> {
  await sql`
    update list
       set company_count = (select count(*) from list_company where list_id = ${listId} and removed_at is null),
           shown = array (select symbol from list_company where list_id = ${listId} and removed_at is null
                           order by place, symbol limit 10)
     where id = ${listId}`.execute(tx);
}

/** All of the list, those removed included. */
export async function placeCompanies(tx: Db, listId: ListId, symbols: readonly string[]): Promise<void> {
  await sql`
    update list_company set place = number
      from unnest(${[...symbols]}::text[]) with ordinality as placed (symbol, number)
     where list_id = ${listId} and list_company.symbol = placed.symbol and place <> number`.execute(tx);
}

interface ListOwner {
  readonly accountId: AccountId;
  readonly symbol: string;
  /** The name of their default list with the company, else of the oldest. */
  readonly name: string;
}

/** Everybody with a company on a list, for the product's own use. */
export async function listOwners(db: Db, cik: number): Promise<ListOwner[]> {
  const { rows } = await sql<ListOwner>`
    select distinct on (account_id) account_id as "accountId", symbol, name
      from list_company join list on list.id = list_id
     where cik = ${cik} and removed_at is null and deleted_at is null
     order by account_id, is_default desc, list.id, place`.execute(db);
  return rows;
}
