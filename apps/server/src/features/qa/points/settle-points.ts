import type { AccountId, PostId } from '@tenfold/contract/ids';
import { type AwardFacts, pointsDue, reconcilePoints } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { addEntries, readEntriesOfQuestion } from './ledger.ts';

/**
 * Adds to the ledger what follows from a question and the texts under it as they are now, and takes back what doesn’t any
 * more. The question is locked. Called again it adds nothing.
 *
 * @returns how many entries were missing
 */
export async function settlePoints(tx: Db, questionId: PostId, now: Date): Promise<number> {
  const facts = await readAwardFacts(tx, questionId);
  if (facts === null) return 0;
  const known = await readEntriesOfQuestion(tx, questionId);
  const missing = reconcilePoints(known, pointsDue(facts), now);
  await addEntries(tx, known, missing);
  return missing.length;
}

interface SettledQuestionRow {
  readonly id: PostId;
  readonly askerId: AccountId | null;
  readonly approvedAt: Date | null;
  readonly approvedBy: AccountId | null;
  readonly bestAnswerId: PostId | null;
  readonly isRemoved: boolean;
  readonly isGenerated: boolean;
}

interface TextRow {
  readonly id: PostId;
  readonly kind: 'answer' | 'comment';
  readonly authorId: AccountId | null;
  readonly isAnalyst: boolean;
  readonly featuredAt: Date | null;
  readonly featuredBy: AccountId | null;
  readonly isRemoved: boolean;
  readonly isGenerated: boolean;
}

async function readAwardFacts(tx: Db, questionId: PostId): Promise<AwardFacts | null> {
  const { rows } = await sql<SettledQuestionRow>`
    select id, account_id as "askerId", approved_at as "approvedAt", approved_by as "approvedBy",
           best_answer_id as "bestAnswerId", removed_at is not null as "isRemoved",
           is_generated as "isGenerated"
      from qa_post join qa_question on post_id = id where id = ${questionId}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  const { id, askerId, approvedAt, approvedBy, isRemoved, isGenerated, bestAnswerId } = row;
  const approved = approvedAt === null ? null : { at: approvedAt, byId: approvedBy };
  return {
    question: { id, askerId, approved, isRemoved, isGenerated },
    texts: await readAwardedTexts(tx, row),
    bestAnswerId,
  };
}

/** Those that can have earned anything; what is under a deleted answer is as good as deleted; under a
 * hidden one it stays. */
async function readAwardedTexts(
  tx: Db,
  { id, bestAnswerId }: SettledQuestionRow,
): Promise<AwardFacts['texts']> {
  const { rows } = await sql<TextRow>`
    select text.id, text.kind, text.account_id as "authorId", text.is_by_analyst as "isAnalyst",
           text.is_generated as "isGenerated",
           text.featured_at as "featuredAt", text.featured_by as "featuredBy",
           (text.removed_at is not null or above.deleted_at is not null) as "isRemoved"
      from qa_post as text left join qa_post as above on above.id = text.answer_id
     where text.question_id = ${id} and (text.featured_at is not null or text.id = ${bestAnswerId})`.execute(
    tx,
  );
  return rows.map(({ featuredAt, featuredBy, ...text }) => ({
    ...text,
    featured: featuredAt === null ? null : { at: featuredAt, byId: featuredBy },
  }));
}
