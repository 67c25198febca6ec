import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { ActKind } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** Says of an act by whom and when it was undone. */
export async function markUndone(tx: Db, id: number, by: AccountId, now: Date): Promise<void> {
  await sql`update qa_act set undone_at = ${now}, undone_by = ${by} where id = ${id}`.execute(tx);
}

/** What was put back another way than by its row in the history. Its question is locked. */
export async function undoNewestAct(
  tx: Db,
  kind: ActKind,
  postId: PostId,
  by: AccountId,
  now: Date,
): Promise<void> {
  await sql`
    update qa_act set undone_at = ${now}, undone_by = ${by}
     where id = (select max(id) from qa_act where post_id = ${postId} and kind = ${kind}) and undone_at is null`.execute(
    tx,
  );
}
