import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { PostId } from '@tenfold/contract/ids';
import type { getQuestionCounters } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { visibleQuestion } from '../questions/visible-questions.ts';

type Counters = ReplyOf<typeof getQuestionCounters>;

/** Null unless everybody sees the question. */
export async function readCounters(db: Db, id: PostId): Promise<Counters | null> {
  const { rows } = await sql<Counters>`
    select version, post.children as "answersCount",
           (select json_agg(json_build_object('id', counted.id, 'likesCount', counted.likes,
                                              'dislikesCount', counted.dislikes,
                                              'childrenCount', counted.children) order by counted.id)
              from qa_post as counted left join qa_post as answer on answer.id = counted.answer_id
             where (counted.id = post.id or counted.question_id = post.id)
               and counted.removed_at is null and answer.deleted_at is null) as posts
      from qa_question as question join qa_post as post on post.id = question.post_id
     where post.id = ${id} and ${visibleQuestion}`.execute(db);
  return rows[0] ?? null;
}
