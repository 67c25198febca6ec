import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { getEditorsReports, PostKind } from '@tenfold/contract/qa';
import type { ModerationReason } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { pageOf, type QueuePlace } from '../reading/queues/queue-cursor.ts';
import { deletedAuthor, readAuthors } from '../reading/views/read-authors.ts';
import { listStandings } from '../writing/standing/read-writer.ts';
import { listShared } from './list-shared.ts';
import { placeOf } from './place-of.ts';
import { listUpheld } from './upheld-reports.ts';

type Reports = ReplyOf<typeof getEditorsReports>;

const pageSize = 20;

interface Waiting {
  readonly id: PostId;
  readonly kind: PostKind;
  readonly questionId: PostId;
  readonly answerId: PostId | null;
  readonly title: string;
  readonly text: string;
  readonly authorId: AccountId | null;
  readonly memberSince: Date | null;
  readonly isHeld: boolean;
  readonly since: Date;
}

interface Given {
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

/** Of what reports hold also those that were withdrawn since: an editor has yet to look. */
const undecided = sql`
  select post_id, min(reported_at) as since
    from qa_report join qa_post on qa_post.id = post_id
   where decision is null and (withdrawn_at is null or hidden_because = 'reported')
   group by post_id`;

/** What is under a deleted text, or in a hidden question, is nobody’s to read. */
const reported = sql`
  from (${undecided}) as waiting
       join qa_post as post on post.id = waiting.post_id
       join qa_post as question on question.id = coalesce(post.question_id, post.id)
       join qa_question on qa_question.post_id = question.id
       left join qa_post as answer on answer.id = post.answer_id
       left join account on account.id = post.account_id
 where post.deleted_at is null and question.deleted_at is null and answer.deleted_at is null
   and (question.id = post.id or question.hidden_at is null)`;

/** One more than a page has. */
async function readPage(db: Db, after: QueuePlace | null): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select post.id, post.kind, question.id as "questionId", post.answer_id as "answerId", title, post.text,
           post.account_id as "authorId", account.created_at as "memberSince",
           post.hidden_because is not distinct from 'reported' as "isHeld", since
      ${reported} and (since, post.id) > (${after?.at ?? new Date(0)}::timestamptz, ${Number(after?.key ?? 0)}::bigint)
     order by since, post.id limit ${pageSize + 1}`.execute(db);
  return rows;
}

/** Why, the most frequent reason first. */
async function readGiven(db: Db, waiting: readonly Waiting[]): Promise<Given[]> {
  const { rows } = await sql<Given>`
    select post_id as id, reason, count(*)::integer as count,
           coalesce(array_agg(sentence order by id) filter (where sentence is not null), '{}') as sentences
      from qa_report
     where post_id = any(${waiting.map(({ id }) => id)}::bigint[]) and decision is null and withdrawn_at is null
     group by post_id, reason order by post_id, count(*) desc, reason`.execute(db);
  return rows;
}

export async function countReports(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count ${reported}`.execute(db);
  return rows[0]?.count ?? 0;
}
