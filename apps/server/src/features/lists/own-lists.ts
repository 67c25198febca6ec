import type { AccountId, ListId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { OwnTable } from '../../platform/own-data.ts';

interface OwnListRow {
  readonly id: ListId;
  readonly name: string;
  readonly isDefault: boolean;
  readonly isShared: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
  readonly companies: readonly object[];
  readonly comments: readonly object[];
}

/** With their companies and comments, and those deleted that are not gone yet. */
export const ownLists = {
  table: 'list',
  erase: { what: 'your lists', how: 'delete' },
  async read(db: Db, accountId: AccountId) {
    const { rows } = await sql<OwnListRow>`
      select id, name, is_default as "isDefault", share_token is not null as "isShared",
             created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt",
             coalesce((select jsonb_agg(jsonb_build_object(
                         'symbol', symbol, 'addedAt', added_at, 'removedAt', removed_at) order by place, symbol)
                         from list_company where list_id = list.id), '[]') as companies,
             coalesce((select jsonb_agg(jsonb_build_object(
                         'symbol', symbol, 'field', row_key, 'text', text, 'figures', figures, 'createdAt', created_at,
                         'updatedAt', updated_at, 'deletedAt', deleted_at) order by comment.id)
                         from comment where list_id = list.id), '[]') as comments
        from list where account_id = ${accountId} order by id`.execute(db);
    return [{ name: 'lists.json', content: rows }];
  },
} satisfies OwnTable;
