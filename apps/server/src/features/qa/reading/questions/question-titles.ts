import type { PostId } from '@tenfold/contract/ids';
import type { QuestionTitle } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { visibleQuestion } from './visible-questions.ts';

interface FoundTitle {
  readonly title: QuestionTitle;
  readonly version: number;
}

/** Those that everybody sees, in the order they are asked for. */
export async function readTitles(db: Db, ids: readonly PostId[]): Promise<FoundTitle[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<QuestionTitle & { version: number }>`
    select post.id, title, version, children as "answersCount",
           array(select symbol from qa_question_company as company where company.question_id = post.id
                  order by place) as companies
      from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
           join qa_post as post on post.id = wanted.id
           join qa_question as question on question.post_id = post.id
     where ${visibleQuestion}
     order by place`.execute(db);
  return rows.map(({ version, ...title }) => ({ title, version }));
}
