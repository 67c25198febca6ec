import type { AccountId } from '@tenfold/contract/ids';
import type { QuestionTag } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { visibleQuestion } from '../questions/visible-questions.ts';

const mostTags = 500;

/** Default ones first, then by the number of questions that everybody sees. */
export async function listTags(db: Db): Promise<QuestionTag[]> {
  const { rows } = await sql<QuestionTag>`
    select key, name, is_default as "default"
      from qa_tag left join (
             select tag, count(*) as uses
               from qa_question_tag as one join qa_question as question on question.post_id = one.question_id
                    join qa_post as post on post.id = one.question_id
              where ${visibleQuestion} group by tag
           ) as used on tag = key
     where is_default or uses > 0
     order by is_default desc, coalesce(uses, 0) desc, key
     limit ${mostTags}`.execute(db);
  return rows;
}

export async function listQuestionLists(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from qa_list order by lower(name)`.execute(db);
  return rows;
}

/** Those followed last first. */
export async function listFollowedContributors(db: Db, accountId: AccountId): Promise<AccountId[]> {
  const { rows } = await sql<{ id: AccountId }>`
    select contributor_id as id from qa_follow_contributor where account_id = ${accountId}
     order by followed_at desc, 1`.execute(db);
  return rows.map(({ id }) => id);
}

export async function hasPosted(db: Db, accountId: AccountId): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from qa_post where account_id = ${accountId}) as has`.execute(db);
  return rows[0]?.has ?? false;
}
