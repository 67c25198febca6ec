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
  /** Among these, those of groups that wait for an editor. */
  readonly heldAtClose: number;
}

/** For a locked question. Null: there is none. */
export async function readLife(tx: Db, questionId: PostId): Promise<QuestionLife | null> {
  return (await readLives(tx, [questionId])).get(questionId) ?? null;
}

/** Takes as many statements for all as for one. Those that aren’t there are left out. */
export async function readLives(
  db: Db,
  questionIds: readonly PostId[],
): Promise<ReadonlyMap<PostId, QuestionLife>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .withTables<QaTables>()
    .selectFrom('qa_question')
    .innerJoin('qa_post', 'qa_post.id', 'qa_question.post_id')
    .select(['post_id', 'created_at', 'removed_at', 'approved_at', 'rejected_at'])
    .select(['status', 'closes_at', 'closed_at', 'with_analysts_at', 'best_answer_id', 'review_at'])
    .where('post_id', 'in', questionIds)
    .execute();
  const answers = await listAnswers(db, questionIds);
  return new Map(
    rows.map(({ post_id: id, created_at, removed_at, approved_at, rejected_at, ...fields }) => [
      id,
      {
        id,
        askedAt: created_at,
        isRemoved: removed_at !== null,
        approvedAt: approved_at,
        rejectedAt: rejected_at,
        answers: answers.get(id) ?? [],
        fields,
      },
    ]),
  );
}

export async function readAnswers(tx: Db, questionId: PostId): Promise<readonly LifeAnswer[]> {
  return (await listAnswers(tx, [questionId])).get(questionId) ?? [];
}

/** By question. */
async function listAnswers(
  db: Db,
  questionIds: readonly PostId[],
): Promise<ReadonlyMap<PostId | null, readonly LifeAnswer[]>> {
  const ofRings = await countVotesOfRings(db, questionIds);
  const rows = await db
    .withTables<QaTables>()
    .selectFrom('qa_post')
    .select(['id', 'question_id', 'account_id', 'is_by_analyst', 'is_by_asker', 'is_generated'])
    .select(['created_at', 'removed_at', 'likes_at_close'])
    .where('question_id', 'in', questionIds)
    .where('kind', '=', 'answer')
    .execute();
  const answerOf = (row: (typeof rows)[number]): LifeAnswer => ({
    id: row.id,
    authorId: row.account_id,
    isAnalyst: row.is_by_analyst,
    isByAsker: row.is_by_asker,
    isGenerated: row.is_generated,
    createdAt: row.created_at,
    removedAt: row.removed_at,
    likesAtClose: row.likes_at_close === null ? null : row.likes_at_close - takenBackOf(ofRings, row.id),
    heldAtClose: ofRings.get(row.id)?.held ?? 0,
  });
  const answersOf = Map.groupBy(rows, ({ question_id }) => question_id);
  return new Map([...answersOf].map(([id, all]) => [id, all.map(answerOf)]));
}

function takenBackOf(ofRings: ReadonlyMap<PostId, VotesOfRings>, id: PostId): number {
  return ofRings.get(id)?.takenBack ?? 0;
}
