import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { getEditorsReports } from '@tenfold/contract/qa';
import type { ModerationReason } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { pageOf, type QueuePlace } from '../reading/queues/queue-cursor.ts';
import { deletedAuthor, readAuthors } from '../reading/views/read-authors.ts';
import { readLimits } from '../writing/standing/read-limits.ts';
import { listStandings } from '../writing/standing/read-writer.ts';
import { listShared } from './list-shared.ts';
import { placeOf, type TextPlace } from './place-of.ts';
import { listUpheld } from './upheld-reports.ts';

type Reports = ReplyOf<typeof getEditorsReports>;

const pageSize = 20;

interface ReportedPost extends TextPlace {
  readonly text: string;
  readonly authorId: AccountId | null;
  readonly memberSince: Date | null;
  readonly isHeld: boolean;
  readonly since: Date;
}

interface ReportReasonRow {
  readonly id: PostId;
  readonly reason: ModerationReason;
  readonly count: number;
  readonly sentences: readonly string[];
}

/** Texts that readers reported and no editor decided on, what waits longest first, each once. */
export async function listReports(db: Db, after: QueuePlace | null, now: Date): Promise<Reports> {
  const { items, next } = pageOf(await readPage(db, after), pageSize, ({ since, id }) => ({
    at: since,
    key: `${id}`,
  }));
  const given = Map.groupBy(await readGiven(db, items), ({ id }) => id);
  const authorIds = [...new Set(items.flatMap(({ authorId }) => (authorId === null ? [] : [authorId])))];
  const { authors } = await readAuthors(db, authorIds);
  const standings = await listStandings(db, authorIds, now);
  const upheld = await listUpheld(db, authorIds);
  const limits = await readLimits(db, authorIds, now);
  const reports = items.map((item) => {
    const of = <Value>(all: ReadonlyMap<AccountId, Value>) =>
      item.authorId === null ? undefined : all.get(item.authorId);
    const reasons = given.get(item.id) ?? [];
    return {
      post: placeOf(item),
      text: item.text,
      author: of(authors) ?? deletedAuthor,
      authorStanding: of(standings) ?? null,
      memberSince: item.memberSince?.toISOString() ?? null,
      limitedUntil: of(limits)?.until.toISOString() ?? null,
      upheldCount: of(upheld)?.count ?? 0,
      reasons: reasons.map(({ reason, count }) => ({ reason, count })),
      sentences: reasons.flatMap(({ sentences }) => sentences),
      isHeld: item.isHeld,
      since: item.since.toISOString(),
    };
  });
  // They are few, and on the first page.
  return { reports, sharedTexts: after === null ? await listShared(db, now) : [], next };
}

/**
 * Includes reports that hold a text and were withdrawn since: an editor has yet to look. Only where they would count from
 * another day the text says whether it is held.
 */
const undecided = sql`
  select post_id,
         case when first_open = first then first
              else (select case when hidden_because = 'reported' then first else first_open end
                      from qa_post where id = post_id) end as since
    from (select post_id, min(reported_at) as first,
                 min(reported_at) filter (where withdrawn_at is null) as first_open
            from qa_report where decision is null
           group by post_id) as of_text`;

/**
 * What is under a deleted text, or in a hidden question, is nobody’s to read. Each is looked up, which `offset 0` makes sure
 * of: the planner would read all texts instead.
 */
function reported(after: QueuePlace | null) {
  return sql`
    from (select post_id, since from (${undecided}) as waiting
           where (since, post_id) > (${after?.at ?? new Date(0)}::timestamptz, ${Number(after?.key ?? 0)}::bigint)
           order by since, post_id offset 0) as waiting,
         lateral (select * from qa_post where qa_post.id = waiting.post_id offset 0) as post
         cross join lateral (select id, deleted_at, hidden_at from qa_post
                              where qa_post.id = coalesce(post.question_id, post.id) offset 0) as question
         left join lateral (select deleted_at from qa_post where qa_post.id = post.answer_id offset 0) as answer on true
   where post.deleted_at is null and question.deleted_at is null and answer.deleted_at is null
     and (question.id = post.id or question.hidden_at is null)`;
}

/** One more than a page has. */
async function readPage(db: Db, after: QueuePlace | null): Promise<ReportedPost[]> {
  const { rows } = await sql<ReportedPost>`
    select waiting.*, title, account.created_at as "memberSince"
      from (select post.id, post.kind, question.id as "questionId", post.answer_id as "answerId", post.text,
                   post.account_id as "authorId", post.hidden_because is not distinct from 'reported' as "isHeld", since
              ${reported(after)}
             order by waiting.since, waiting.post_id limit ${pageSize + 1}) as waiting
           join qa_question on qa_question.post_id = waiting."questionId"
           left join account on account.id = waiting."authorId"
     order by since, waiting.id`.execute(db);
  return rows;
}

/** Why, the most frequent reason first. */
async function readGiven(db: Db, waiting: readonly ReportedPost[]): Promise<ReportReasonRow[]> {
  const { rows } = await sql<ReportReasonRow>`
    select post_id as id, reason, count(*)::integer as count,
           coalesce(array_agg(sentence order by id) filter (where sentence is not null), '{}') as sentences
      from qa_report
     where post_id = any(${waiting.map(({ id }) => id)}::bigint[]) and decision is null and withdrawn_at is null
     group by post_id, reason order by post_id, count(*) desc, reason`.execute(db);
  return rows;
}

export async function countReports(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count ${reported(null)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
