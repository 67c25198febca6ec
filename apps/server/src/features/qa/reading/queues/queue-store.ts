import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';

/** Nobody decides more at one sitting; the next ones follow. */
const most = 100;

interface Queued {
  readonly id: PostId;
  readonly version: number;
}

/** That wait for an editor, the longest first. */
export async function listWaiting(db: Db): Promise<Queued[]> {
  const { rows } = await sql<Queued>`
    select post.id, version
      from qa_question as question join qa_post as post on post.id = post_id
     where status = 'waiting_approve' and deleted_at is null
     order by post_id limit ${most}`.execute(db);
  return rows;
}

interface QueuedEdit extends Queued {
  readonly data: EditedFields;
  readonly editedAt: Date;
}

interface EditedFields {
  readonly title: string;
  readonly description: string;
  readonly companies: string[];
  readonly tags: string[];
}

export async function listEdits(db: Db): Promise<QueuedEdit[]> {
  const { rows } = await sql<QueuedEdit>`
    select post.id, version, data, edit.edited_at as "editedAt"
      from qa_question_edit as edit join qa_question as question on question.post_id = edit.question_id
           join qa_post as post on post.id = edit.question_id
     where deleted_at is null
     order by edit.edited_at, post.id limit ${most}`.execute(db);
  return rows;
}

/** That nobody answered in their seven days, the longest with the analysts first. */
export async function listWithAnalysts(db: Db): Promise<(Queued & { readonly since: Date })[]> {
  const { rows } = await sql<Queued & { since: Date }>`
    select post.id, version, coalesce(with_analysts_at, closed_at, closes_at) as since
      from qa_question as question join qa_post as post on post.id = post_id
     where status = 'with_analysts' and deleted_at is null
     order by since, post.id limit ${most}`.execute(db);
  return rows;
}
