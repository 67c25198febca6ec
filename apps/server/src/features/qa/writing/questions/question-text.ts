import type { PostId } from '@tenfold/contract/ids';
import type { QuestionForm } from '@tenfold/contract/qa';
import type { ModerationReason } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { Frozen } from '../../../financials/index.ts';
import type { LockedQuestion } from '../../posts/locks.ts';
import type { QaTables } from '../../tables.ts';
import { textHash } from '../standing/text-hash.ts';
import { saveCompaniesAndTags } from './check-form.ts';

/** What an author can change once it is asked. */
export type EditedQuestion = Pick<
  QuestionForm,
  'title' | 'description' | 'companies' | 'tags' | 'ownsShare' | 'isGenerated'
> & { readonly figures: Frozen };

export interface PendingEdit {
  readonly data: EditedQuestion;
  readonly editedAt: Date;
}

export function isSameEdit(one: EditedQuestion, other: EditedQuestion): boolean {
  const fields = ({ title, description, companies, tags, ownsShare, isGenerated }: EditedQuestion) =>
    JSON.stringify([title, description, companies, tags, ownsShare, isGenerated]);
  return fields(one) === fields(other);
}

/** What is stored of a question that nobody rejected, or no longer. */
export const notRejected = {
  rejected_at: null,
  rejected_by: null,
  rejected_reason: null,
  rejected_because: null,
  answered_by_id: null,
} as const;

/** Reads what everybody reads now. */
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
    ownsShare: post.owns_share,
    isGenerated: post.is_generated,
    figures: post.figures,
  };
}

export async function applyEdit(tx: Db, id: PostId, edit: EditedQuestion, editedAt: Date): Promise<void> {
  const tables = tx.withTables<QaTables>();
  await tables
    .updateTable('qa_post')
    .set(({ eb }) => ({
      text: edit.description,
      text_hash: textHash(edit.title, edit.description),
      owns_share: edit.ownsShare,
      is_generated: edit.isGenerated,
      figures: JSON.stringify(edit.figures),
      revision: eb('revision', '+', 1),
      edited_at: editedAt,
    }))
    .where('id', '=', id)
    .execute();
  await tables.updateTable('qa_question').set({ title: edit.title }).where('post_id', '=', id).execute();
  await saveCompaniesAndTags(tx, id, edit);
}

/** One that was declined waits for nobody. */
export async function findPendingEdit(tx: Db, id: PostId): Promise<PendingEdit | null> {
  const { rows } = await sql<PendingEdit>`
    select data, edited_at as "editedAt" from qa_question_edit where question_id = ${id} and declined_at is null`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) return null;
  // Edits from before there were these have none.
  return { ...row, data: { ...without, ...row.data } };
}

const without = { ownsShare: false, isGenerated: false, figures: [] };

/** One for each question: the newest. */
export async function savePendingEdit(tx: Db, id: PostId, edit: EditedQuestion, now: Date): Promise<void> {
  await sql`
    insert into qa_question_edit (question_id, data, edited_at)
    values (${id}, ${JSON.stringify(edit)}::jsonb, ${now})
    on conflict (question_id) do update
       set data = excluded.data, edited_at = excluded.edited_at, declined_at = null, declined_because = null,
           declined_sentence = null`.execute(tx);
}

export interface DeclinedBecause {
  /** Null: the editor gave none. */
  readonly reason: ModerationReason | null;
  /** The editor’s own; empty: none. */
  readonly sentence: string;
}

/** It stays for its author, who reads why. */
export async function declinePendingEdit(
  tx: Db,
  id: PostId,
  { reason, sentence }: DeclinedBecause,
  now: Date,
): Promise<void> {
  await tx
    .withTables<QaTables>()
    .updateTable('qa_question_edit')
    .set({
      declined_at: now,
      declined_because: reason,
      declined_sentence: reason === null || sentence === '' ? null : sentence,
    })
    .where('question_id', '=', id)
    .execute();
}

export async function dropPendingEdit(tx: Db, id: PostId): Promise<void> {
  await tx.withTables<QaTables>().deleteFrom('qa_question_edit').where('question_id', '=', id).execute();
}
