import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/**
 * What an editor says to all reports of a text that stand; one that was withdrawn is nobody’s claim. Its question is locked.
 *
 * @returns how many there were
 */
export async function decideReports(
  tx: Db,
  postId: PostId,
  decision: 'upheld' | 'dismissed',
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    update qa_report set decision = ${decision}, decided_at = ${now}
     where post_id = ${postId} and decision is null and withdrawn_at is null returning id`.execute(tx);
  return rows.length;
}

/** Those decided by an act that is put back. */
export async function reopenReports(tx: Db, postId: PostId, actedAt: Date): Promise<void> {
  await sql`
    update qa_report set decision = null, decided_at = null
     where post_id = ${postId} and decided_at = ${actedAt}`.execute(tx);
}
