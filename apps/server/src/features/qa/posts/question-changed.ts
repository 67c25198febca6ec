import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import { lockVersions } from '../../../platform/changes/index.ts';
import type { Db } from '../../../platform/db/index.ts';

/**
 * Every process forgets these questions. Once per transaction, after the last change of a text: from then on changes of
 * others wait.
 *
 * @param activeAt when something was added
 */
export async function questionsChanged(
  tx: Db,
  ids: readonly PostId[],
  activeAt: Date | null = null,
): Promise<void> {
  if (ids.length === 0) return;
  await lockVersions(tx, questionVersionLock);
  await sql`
    update qa_question
       set version = nextval('qa_question_version'), active_at = coalesce(${activeAt}::timestamptz, active_at)
     where post_id = any(${ids}::bigint[])`.execute(tx);
}

const questionVersionLock = 7_268_340_562;
