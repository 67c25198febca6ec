import type { PostId } from '@tenfold/contract/ids';
import type { QuestionForm } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { LockedQuestion } from '../../posts/locks.ts';
import type { QaTables } from '../../tables.ts';
import { saveCompaniesAndTags } from './check-form.ts';

/** What an author can change once it is asked. */
export type EditedQuestion = Pick<QuestionForm, 'title' | 'description' | 'companies' | 'tags'>;

export interface PendingEdit {
  readonly data: EditedQuestion;
  readonly editedAt: Date;
}

export function isSameEdit(one: EditedQuestion, other: EditedQuestion): boolean {
  const fields = ({ title, description, companies, tags }: EditedQuestion) =>
    JSON.stringify([title, description, companies, tags]);
  return fields(one) === fields(other);
}

/** As everybody reads it now. */
export async function readText(tx: Db, { post, question }: LockedQuestion): Promise<EditedQuestion> {
  const tables = tx.withTables<QaTables>();
  const companies = await tables
    .selectFrom('qa_question_company')
    .select('symbol')
    .where('question_id', '=', post.id)
    .orderBy('place')
    .execute();
  const tags = await tables
    .selectFrom('qa_question_tag')
    .select('tag')
    .where('question_id', '=', post.id)
    .orderBy('place')
    .execute();
  return {
    title: question.title,
    description: post.text,
    companies: companies.map(({ symbol }) => symbol),
    tags: tags.map(({ tag }) => tag),
  };
}

export async function applyEdit(tx: Db, id: PostId, edit: EditedQuestion, editedAt: Date): Promise<void> {
  const tables = tx.withTables<QaTables>();
  await tables
    .updateTable('qa_post')
    .set(({ eb }) => ({ text: edit.description, revision: eb('revision', '+', 1), edited_at: editedAt }))
    .where('id', '=', id)
    .execute();
  await tables.updateTable('qa_question').set({ title: edit.title }).where('post_id', '=', id).execute();
  await saveCompaniesAndTags(tx, id, edit);
}

export async function findPendingEdit(tx: Db, id: PostId): Promise<PendingEdit | null> {
  const { rows } = await sql<PendingEdit>`
    select data, edited_at as "editedAt" from qa_question_edit where question_id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** One for each question: the newest. */
export async function keepPendingEdit(tx: Db, id: PostId, edit: EditedQuestion, now: Date): Promise<void> {
  await sql`
    insert into qa_question_edit (question_id, data, edited_at)
    values (${id}, ${JSON.stringify(edit)}::jsonb, ${now})
    on conflict (question_id) do update set data = excluded.data, edited_at = excluded.edited_at`.execute(tx);
}

export async function dropPendingEdit(tx: Db, id: PostId): Promise<void> {
  await tx.withTables<QaTables>().deleteFrom('qa_question_edit').where('question_id', '=', id).execute();
}
