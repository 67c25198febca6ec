import type { PostId } from '@tenfold/contract/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { countNewTags } from './new-tags.ts';
import { pageOf, type QueuePage, type QueuePlace } from './queue-cursor.ts';

const pageSize = 50;
/** Analysts owe an answer to no more at one sitting; the next ones follow. */
const mostWithAnalysts = 100;

interface Queued {
  readonly id: PostId;
  readonly version: number;
}

interface WaitingQuestion extends Queued {
  readonly askedAt: Date;
  readonly isFirst: boolean;
}

/** That wait for an editor, the longest first. */
export async function listWaiting(db: Db, after: QueuePlace | null): Promise<QueuePage<WaitingQuestion>> {
  const { rows } = await sql<WaitingQuestion>`
    select post.id, version, created_at as "askedAt",
           not exists (select from qa_post as earlier
                        where earlier.account_id = post.account_id and earlier.id < post.id
                          and earlier.deleted_at is null) as "isFirst"
      from ${waiting} where ${waitsAfter(numberOf(after))}
     order by status, post_id limit ${pageSize + 1}`.execute(db);
  return pageOf(rows, pageSize, ({ askedAt, id }) => ({ at: askedAt, key: `${id}` }));
}

/** Each is looked up, which `offset 0` makes sure of. */
const waiting = sql`
  qa_question as question,
  lateral (select * from qa_post where qa_post.id = question.post_id offset 0) as post`;

/**
 * In the order of status and number. Both are compared and sorted by, as the planner would read all questions by their
 * numbers until it meets enough that wait: those are the newest.
 */
function waitsAfter(number: number): RawBuilder<unknown> {
  return sql`
    (status, post_id) > ('waiting_approve', ${number}::bigint) and status <= 'waiting_approve'
    and removed_at is null`;
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
  /** Missing in edits from before authors could say so. */
  readonly ownsShare?: boolean;
  readonly isGenerated?: boolean;
}

export async function listEdits(db: Db, after: QueuePlace | null): Promise<QueuePage<QueuedEdit>> {
  const { rows } = await sql<QueuedEdit>`
    select post.id, version, data, edit.edited_at as "editedAt"
      from qa_question_edit as edit join qa_question as question on question.post_id = edit.question_id
           join qa_post as post on post.id = edit.question_id
     where removed_at is null and edit.declined_at is null
       and (edit.edited_at, post.id) > (${after?.at ?? new Date(0)}, ${numberOf(after)})
     order by edit.edited_at, post.id limit ${pageSize + 1}`.execute(db);
  return pageOf(rows, pageSize, ({ editedAt, id }) => ({ at: editedAt, key: `${id}` }));
}

/** Nothing that stands in a queue is numbered below one. */
function numberOf(place: QueuePlace | null): number {
  const number = Number(place?.key ?? 0);
  return Number.isSafeInteger(number) ? number : 0;
}

/** That nobody answered in their seven days, the longest with the analysts first. */
export async function listWithAnalysts(db: Db): Promise<(Queued & { readonly since: Date })[]> {
  const { rows } = await sql<Queued & { since: Date }>`
    select post.id, version, coalesce(with_analysts_at, closed_at, closes_at) as since
      from qa_question as question join qa_post as post on post.id = post_id
     where status = 'with_analysts' and removed_at is null
     order by since, post.id limit ${mostWithAnalysts}`.execute(db);
  return rows;
}

interface QueueCounts {
  readonly waiting: number;
  readonly edits: number;
  readonly firstPosts: number;
  readonly newTags: number;
  readonly withAnalysts: number;
  readonly oldest: Date | null;
}

export async function countQueues(db: Db): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    select (${countOf('waiting_approve')}) as waiting, (${countOf('with_analysts')}) as "withAnalysts",
           (select count(*)::integer
              from qa_question_edit as edit join qa_post as post on post.id = edit.question_id
             where removed_at is null and edit.declined_at is null) as edits,
           (select count(*)::integer from qa_post
             where held_at is not null and declined_at is null and deleted_at is null) as "firstPosts",
           (${countNewTags}) as "newTags",
           (select created_at from ${waiting} where ${waitsAfter(0)} order by status, post_id limit 1) as oldest`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, edits: 0, firstPosts: 0, newTags: 0, withAnalysts: 0, oldest: null };
}

/** Those removed are few: they are taken from all, so that not each of thousands is looked up. */
function countOf(status: 'waiting_approve' | 'with_analysts'): RawBuilder<unknown> {
  return sql`
    (select count(*)::integer from qa_question where status = ${sql.lit(status)})
    - (select count(*)::integer
         from qa_post as post join qa_question as question on question.post_id = post.id
        where post.kind = 'question' and post.removed_at is not null and status = ${sql.lit(status)})`;
}
