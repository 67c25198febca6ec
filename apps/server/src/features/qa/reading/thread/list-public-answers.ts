import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { Answer } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { visibleQuestion } from '../questions/visible-questions.ts';
import { deletedAuthor, readAuthors } from '../views/read-authors.ts';

export type PublicAnswer = Pick<
  Answer,
  'id' | 'questionId' | 'author' | 'isByAnalyst' | 'text' | 'figures'
> & {
  readonly title: string;
  readonly createdAt: Date;
};

type AnswerRow = Omit<PublicAnswer, 'author'> & { readonly authorId: AccountId | null };

/** Those that everybody sees, in no order. */
export async function listPublicAnswers(db: Db, ids: readonly PostId[]): Promise<PublicAnswer[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<AnswerRow>`
    select answer.id, answer.question_id as "questionId", title, answer.account_id as "authorId",
           answer.is_by_analyst as "isByAnalyst", answer.text, answer.figures, answer.created_at as "createdAt"
      from qa_post as answer
           join qa_post as post on post.id = answer.question_id
           join qa_question as question on question.post_id = post.id
     where answer.id = any(${[...ids]}::bigint[]) and answer.kind = 'answer' and answer.removed_at is null
       and ${visibleQuestion}`.execute(db);
  const { authors } = await readAuthors(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );
  return rows.map(({ authorId, ...answer }) => ({
    ...answer,
    author: (authorId === null ? undefined : authors.get(authorId)) ?? deletedAuthor,
  }));
}
