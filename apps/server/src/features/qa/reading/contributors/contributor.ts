import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { AccountId } from '@tenfold/contract/ids';
import type { getContributor } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { NotFound } from '../../../../platform/http/index.ts';
import type { QaTables } from '../../tables.ts';
import { visibleQuestion } from '../questions/visible-questions.ts';
import { readAuthors } from '../views/read-authors.ts';

type Contributor = ReplyOf<typeof getContributor>;

/** What somebody wrote that everybody sees. */
export interface Contributed {
  readonly questionsCount: number;
  readonly answersCount: number;
  readonly commentsCount: number;
  readonly bestCount: number;
  readonly featuredCount: number;
  readonly featuredQuestionsCount: number;
  readonly followersCount: number;
}

/**
 * Somebody with a text that everybody sees, or the reader: that an account is there, and whose, is nobody’s business
 * before it posts. @throws NotFound
 */
export async function describeContributor(
  db: Db,
  reader: AccountId | null,
  id: AccountId,
  { commentsCount, ...contributed }: Contributed,
): Promise<Contributor> {
  const { questionsCount, answersCount } = contributed;
  const isOwn = reader === id;
  const author = (await readAuthors(db, [id])).authors.get(id);
  const hasPosted = questionsCount + answersCount + commentsCount > 0;
  if (author === undefined || (!hasPosted && !isOwn)) throw new NotFound('There is no such contributor.');
  const isFollowed = reader !== null && (await follows(db, reader, id));
  return { contributor: author, ...contributed, isFollowed, isOwn };
}

async function follows(db: Db, reader: AccountId, contributor: AccountId): Promise<boolean> {
  const row = await db
    .withTables<QaTables>()
    .selectFrom('qa_follow_contributor')
    .select('contributor_id')
    .where('contributor_id', '=', contributor)
    .where('account_id', '=', reader)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countContributed(db: Db, id: AccountId): Promise<Contributed> {
  const { rows } = await sql<Contributed>`
    select count(*) filter (where own.kind = 'question') as "questionsCount",
           count(*) filter (where own.kind = 'answer') as "answersCount",
           count(*) filter (where own.kind = 'comment') as "commentsCount",
           count(*) filter (where own.id = question.best_answer_id) as "bestCount",
           count(*) filter (where own.featured_at is not null) as "featuredCount",
           count(distinct question.post_id) filter (where own.featured_at is not null) as "featuredQuestionsCount",
           (select count(*) from qa_follow_contributor where contributor_id = ${id}) as "followersCount"
      from qa_post as own
           join qa_question as question on question.post_id = coalesce(own.question_id, own.id)
           join qa_post as post on post.id = question.post_id
           left join qa_post as answer on answer.id = own.answer_id
     where own.account_id = ${id} and own.removed_at is null and answer.deleted_at is null
       and ${visibleQuestion}`.execute(db);
  const [contributed] = rows;
  if (contributed === undefined) throw new RangeError('an aggregate is one row');
  return contributed;
}
