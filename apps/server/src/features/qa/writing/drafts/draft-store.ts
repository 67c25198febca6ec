import type { AccountId, DraftId, PostId } from '@tenfold/contract/ids';
import type { DraftOfAnswer, DraftOfQuestion } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';

export type Draft = DraftOfQuestion | DraftOfAnswer;

export interface DraftRow {
  readonly id: DraftId;
  readonly kind: 'question' | 'answer';
  readonly data: object;
  /** Null, with its title, once the person can’t see the question any more. */
  readonly questionId: PostId | null;
  readonly questionTitle: string | null;
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

const selected = sql`
  select draft.id, draft.kind, draft.data, question.post_id as "questionId", question.title as "questionTitle",
         draft.revision, draft.created_at as "createdAt", draft.updated_at as "updatedAt", draft.deleted_at as "deletedAt"
    from qa_draft draft
    left join qa_post post on post.id = draft.question_id and post.removed_at is null
    left join qa_question question on question.post_id = post.id and question.approved_at is not null`;

/** Newest first, without those deleted. */
export async function listDrafts(db: Db, accountId: AccountId): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    ${selected} where draft.account_id = ${accountId} and draft.deleted_at is null
    order by draft.updated_at desc, draft.id desc`.execute(db);
  return rows;
}

export async function findDraft(db: Db, accountId: AccountId, id: DraftId): Promise<DraftRow | null> {
  const { rows } = await sql<DraftRow>`
    ${selected} where draft.account_id = ${accountId} and draft.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export function describeDraft(row: DraftRow): Draft {
  const { id, kind, data, revision, questionId, questionTitle } = row;
  const saved = {
    id,
    revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
  return kind === 'question'
    ? { ...saved, kind, data: { ...unclaimed, ...(data as DraftOfQuestion['data']) } }
    : {
        ...saved,
        kind,
        data: { ...unclaimed, ...(data as DraftOfAnswer['data']) },
        questionId,
        questionTitle,
      };
}

/** A draft from before authors could say so has neither. */
const unclaimed = { ownsShare: false, isGenerated: false };
