import type { AccountId, ListId } from '@tenfold/contract/ids';
import type { SavedList } from '@tenfold/contract/lists';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { type ListRow, listNotFound } from './list-store.ts';

interface SavedListRow extends ListRow {
  readonly is_added: boolean;
}

/** The default one first, then by name. @param symbol of which each says whether it is on it */
export async function listSavedLists(
  db: Db,
  accountId: AccountId,
  { id = null, symbol = null }: { readonly id?: number | null; readonly symbol?: string | null } = {},
): Promise<SavedList[]> {
  const { rows } = await sql<SavedListRow>`
    select list.*,
           exists (select from list_company
                    where list_id = list.id and symbol = ${symbol}::text and removed_at is null) as is_added
      from list
     where account_id = ${accountId} and deleted_at is null and (${id}::bigint is null or id = ${id}::bigint)
     order by is_default desc, lower(name), id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isDefault: row.is_default,
    isAdded: symbol === null ? null : row.is_added,
    companyCount: row.company_count,
    symbols: row.shown,
    share: row.share_token !== null,
    shareToken: row.share_token,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** @throws NotFound */
export async function getSavedList(
  db: Db,
  accountId: AccountId,
  id: ListId,
  symbol: string | null = null,
): Promise<SavedList> {
  const [list] = await listSavedLists(db, accountId, { id, symbol });
  if (list === undefined) throw listNotFound();
  return list;
}
