import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../platform/db/index.ts';
import type { OwnTable } from '../../platform/own-data.ts';
import type { CommentTables } from './tables.ts';

/** Also those deleted that are not gone yet. */
export const ownComments = {
  table: 'cell_comment',
  async read(db: Db, accountId: AccountId) {
    const comments = await db
      .withTables<CommentTables>()
      .selectFrom('cell_comment')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    return [{ name: 'comments.json', content: comments.map(({ account_id, ...comment }) => comment) }];
  },
} satisfies OwnTable;
