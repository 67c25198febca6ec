import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../platform/db/index.ts';
import type { OwnTable } from '../../platform/own-data.ts';
import type { CommentTables } from './tables.ts';

/** Those on figures, with those deleted that are not gone yet. Those on a list are in the archive with it. */
export const ownComments = {
  table: 'comment',
  erase: { what: 'your comments', how: 'delete' },
  async read(db: Db, accountId: AccountId) {
    const comments = await db
      .withTables<CommentTables>()
      .selectFrom('comment')
      .select(['id', 'cik', 'symbol', 'row_key', 'column_key', 'forecast', 'forecast_name', 'filed_until'])
      .select(['title', 'text', 'figures', 'price', 'currency', 'price_at', 'price_is_simulated', 'revision'])
      .select(['created_at', 'updated_at', 'deleted_at'])
      .where('account_id', '=', accountId)
      .where('subject', '=', 'figure')
      .orderBy('id')
      .execute();
    return [{ name: 'comments.json', content: comments }];
  },
} satisfies OwnTable;
