import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';

export interface QuestionChange {
  readonly id: PostId;
  readonly version: number;
}

/**
 * Questions of a later version. Versions become visible in their order (`lockVersions`). A process that follows them for
 * the first time asks for those it has in memory alone, and for the last of all.
 */
export async function listQuestionChanges(
  db: Db,
  version: number,
  cached: readonly PostId[],
): Promise<{ readonly version: number; readonly changes: readonly QuestionChange[] }> {
  if (version > 0) {
    const { rows } = await sql<QuestionChange>`
      select post_id as id, version from qa_question where version > ${version} order by version`.execute(db);
    return { version: rows.at(-1)?.version ?? version, changes: rows };
  }
  const { rows } = await sql<QuestionChange & { last: number }>`
    select last, post_id as id, version
      from (select coalesce(max(version), 0) as last from qa_question) as newest
           left join qa_question on post_id = any(${cached}::bigint[])`.execute(db);
  const changes = rows.flatMap(({ id, version: now }) => (id === null ? [] : [{ id, version: now }]));
  return { version: rows[0]?.last ?? 0, changes };
}
