import type { AccountId, ListId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** The companies on any of a person's lists, by the symbols they were added with. */
export async function listListSymbols(db: Db, accountId: AccountId): Promise<string[]> {
  const { rows } = await sql<{ symbol: string }>`
    select distinct symbol from list join list_company on list_id = list.id
     where account_id = ${accountId} and deleted_at is null and removed_at is null`.execute(db);
  return rows.map(({ symbol }) => symbol);
}

export interface NamedList {
  readonly id: ListId;
  readonly name: string;
}

/** The default one first, then by name. */
export async function listNamedLists(db: Db, accountId: AccountId): Promise<NamedList[]> {
  const { rows } = await sql<NamedList>`
    select id::int as id, name from list where account_id = ${accountId} and deleted_at is null
     order by is_default desc, lower(name), id`.execute(db);
  return rows;
}

/** The companies of a list, in the order of its owner; without a symbol that is another company's by now. */
export async function listMembers(db: Db, accountId: AccountId, listId: ListId): Promise<string[]> {
  const { rows } = await sql<{ symbol: string }>`
    select member.symbol from list_company as member join list on list.id = list_id
      join listing on listing.symbol = member.symbol and listing.cik = member.cik
     where list_id = ${listId} and account_id = ${accountId} and deleted_at is null and removed_at is null
     order by place, member.symbol`.execute(db);
  return rows.map(({ symbol }) => symbol);
}
