import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { countVotesOfRings, type VotesOfRings } from '../points/rings/votes-at-close.ts';
import type { QaTables } from '../tables.ts';

export type LifeFields = Pick<
  Selectable<QaTables['qa_question']>,
  'status' | 'closes_at' | 'closed_at' | 'with_analysts_at' | 'best_answer_id' | 'review_at'
>;

/** What the life of a question follows from, as its rows say it. */
export interface QuestionLife {
  readonly id: PostId;
  readonly askedAt: Date;
  readonly isRemoved: boolean;
  readonly approvedAt: Date | null;
  readonly rejectedAt: Date | null;
  readonly answers: readonly LifeAnswer[];
  readonly fields: LifeFields;
}

interface LifeAnswer {
  readonly id: PostId;
  readonly authorId: AccountId | null;
  readonly isAnalyst: boolean;
  readonly isByAsker: boolean;
  readonly isGenerated: boolean;
  readonly createdAt: Date;
  readonly removedAt: Date | null;
  /** Without those that editors took back. Null: written after the seven days, or they aren’t over. */
  readonly likesAtClose: number | null;
  /** Of these, those of groups that wait for an editor. */
  readonly heldAtClose: number;
}

/** Of a question that is locked. Null: there is none. */
export async function readLife(tx: Db, questionId: PostId): Promise<QuestionLife | null> {
  const tables = tx.withTables<QaTables>();
  const row = await tables
    .selectFrom('qa_question')
    .innerJoin('qa_post', 'qa_post.id', 'qa_question.post_id')
    .select(['created_at', 'removed_at', 'approved_at', 'rejected_at'])
    .select(['status', 'closes_at', 'closed_at', 'with_analysts_at', 'best_answer_id', 'review_at'])
    .where('post_id', '=', questionId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { created_at, removed_at, approved_at, rejected_at, ...fields } = row;
  return {
    id: questionId,
    askedAt: created_at,
    isRemoved: removed_at !== null,
    approvedAt: approved_at,
    rejectedAt: rejected_at,
    answers: await readAnswers(tx, questionId),
    fields,
  };
}

export async function readAnswers(tx: Db, questionId: PostId): Promise<LifeAnswer[]> {
  const ofRings = await countVotesOfRings(tx, questionId);
  const rows = await tx
    .withTables<QaTables>()
    .selectFrom('qa_post')
    .select(['id', 'account_id', 'is_by_analyst', 'is_by_asker', 'is_generated'])
    .select(['created_at', 'removed_at', 'likes_at_close'])
    .where('question_id', '=', questionId)
    .where('kind', '=', 'answer')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    authorId: row.account_id,
    isAnalyst: row.is_by_analyst,
    isByAsker: row.is_by_asker,
    isGenerated: row.is_generated,
    createdAt: row.created_at,
    removedAt: row.removed_at,
    likesAtClose: row.likes_at_close === null ? null : row.likes_at_close - takenBackOf(ofRings, row.id),
    heldAtClose: ofRings.get(row.id)?.held ?? 0,
  }));
}

function takenBackOf(ofRings: ReadonlyMap<PostId, VotesOfRings>, id: PostId): number {
  return ofRings.get(id)?.takenBack ?? 0;
}
