import type { AccountId, DraftId } from '@tenfold/contract/ids';
import type { Db } from '../../../../platform/db/index.ts';
import { NotFound } from '../../../../platform/http/index.ts';
import type { QaTables } from '../../tables.ts';

export function draftNotFound(): NotFound {
  return new NotFound('This draft doesn’t exist.');
}

/** Gone with the transaction that publishes it. @throws NotFound */
export async function consumeDraft(
  tx: Db,
  accountId: AccountId,
  id: DraftId | null,
  kind: 'question' | 'answer',
): Promise<void> {
  if (id === null) return;
  const { numDeletedRows } = await tx
    .withTables<QaTables>()
    .deleteFrom('qa_draft')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw draftNotFound();
}
