import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { QuestionFields, ThreadPost } from './thread.ts';

export type QuestionRow = ThreadPost & QuestionFields;

/** Those that are not deleted, whoever may see them; in no order. */
export async function readQuestions(db: Db, ids: readonly PostId[]): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select ${postColumns}, title, category, year, qa_question.rows, status, approved_at as "approvedAt",
           rejected_at as "rejectedAt", rejected_reason as "rejectedReason", rejected_because as "rejectedBecause",
           answered_by_id as "answeredById", closes_at as "closesAt",
           closed_at as "closedAt", with_analysts_at as "withAnalystsAt", best_answer_id as "bestAnswerId", version,
           array(select symbol from qa_question_company as company where company.question_id = post.id
                  order by place) as companies,
           coalesce((select json_agg(json_build_object('key', key, 'name', name, 'default', is_default)
                                     order by place)
                       from qa_question_tag join qa_tag on key = tag where qa_question_tag.question_id = post.id),
                    '[]') as tags,
           coalesce((select json_agg(json_build_object('id', id, 'name', name) order by lower(name))
                       from qa_list_question join qa_list on id = list_id
                      where qa_list_question.question_id = post.id), '[]') as lists,
           (select json_build_object(
                     'title', data ->> 'title', 'description', data ->> 'description', 'companies', data -> 'companies',
                     'tags', ${tagsOfEdit}, 'editedAt', edit.edited_at, 'isDeclined', edit.declined_at is not null,
                     'declinedBecause', edit.declined_because, 'declinedSentence', edit.declined_sentence,
                     'ownsShare', coalesce((data ->> 'ownsShare')::boolean, false),
                     'isGenerated', coalesce((data ->> 'isGenerated')::boolean, false))
              from qa_question_edit as edit where edit.question_id = post.id) as edit
      from qa_question join qa_post as post on post.id = post_id
     where post_id = any(${ids}::bigint[]) and deleted_at is null`.execute(db);
  return rows;
}

/** Answers and comments in the order they were written; a deleted one may have replies that stay. */
export async function readReplies(db: Db, questionIds: readonly PostId[]): Promise<ThreadPost[]> {
  const { rows } = await sql<ThreadPost>`
    select ${postColumns}
      from qa_post as post
     where question_id = any(${questionIds}::bigint[]) and (deleted_at is null or kind = 'comment')
     order by id`.execute(db);
  return rows;
}

/** A tag that is gone meanwhile is left out. */
const tagsOfEdit = sql`
  (select coalesce(json_agg(json_build_object('key', key, 'name', name, 'default', is_default) order by place), '[]')
     from jsonb_array_elements_text(data -> 'tags') with ordinality as wanted (tag, place) join qa_tag on key = tag)`;

const postColumns = sql`
  post.id, kind, account_id as "authorId", post.question_id as "questionId", answer_id as "answerId",
  parent_id as "parentId", case when deleted_at is null then text else '' end as text, revision,
  is_by_analyst as "isByAnalyst", created_at as "createdAt", edited_at as "editedAt",
  featured_at as "featuredAt", deleted_at is not null as "isDeleted",
  hidden_because as "hiddenBecause", hidden_sentence as "hiddenSentence",
  case when held_at is null then 'approved' when declined_at is null then 'waiting' else 'rejected' end as approval,
  declined_because as "declinedBecause", declined_sentence as "declinedSentence", owns_share as "ownsShare",
  is_generated as "isGenerated", case when deleted_at is null then figures else '[]' end as figures, likes, dislikes, children,
  coalesce((select json_object_agg(award, sum)
              from (select award, sum(points)::integer from qa_points where qa_points.post_id = post.id
                     group by award) as earned), '{}') as points`;
