import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { pointsCauses } from '@tenfold/contract/qa';
import type { NewPointsEntry, PointsCause, PointsEntry, TextKind } from '@tenfold/domain/qa';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { QaTables } from '../tables.ts';

/** An entry, and the turn of its award: how often it was given before, plus one. */
export interface WrittenPoints extends PointsEntry {
  readonly turn: number;
}

interface PointsEntryRow {
  readonly id: number;
  readonly accountId: AccountId;
  readonly postId: PostId | null;
  readonly kind: TextKind | null;
  readonly award: 'question' | 'text';
  readonly cause: StoredCause;
  readonly turn: number;
  readonly reverses: number | null;
  readonly points: number;
  readonly since: Date;
  readonly at: Date;
}

type StoredCause = (typeof pointsCauses)[number];

const storedCause = {
  approved: 'question_approved',
  best: 'best_answer',
  featured: 'featured',
} as const satisfies Record<PointsCause, StoredCause>;

const causeOf = {
  question_approved: 'approved',
  best_answer: 'best',
  featured: 'featured',
} as const satisfies Record<StoredCause, PointsCause>;

/** Entries of a question and all that is under it, in the order they were written. */
export function readEntriesOfQuestion(db: Db, questionId: PostId): Promise<WrittenPoints[]> {
  return readEntries(db, sql`coalesce(qa_post.question_id, qa_post.id) = ${questionId}`);
}

/** Also of texts that are gone for good. */
export function readEntriesOfAccount(db: Db, accountId: AccountId): Promise<WrittenPoints[]> {
  return readEntries(db, sql`qa_points.account_id = ${accountId}`);
}

async function readEntries(db: Db, which: RawBuilder<unknown>): Promise<WrittenPoints[]> {
  const { rows } = await sql<PointsEntryRow>`
    select qa_points.id, qa_points.account_id as "accountId", qa_points.post_id as "postId", kind, award, cause, turn,
           reverses, points, since, occurred_at as at
      from qa_points left join qa_post on qa_post.id = qa_points.post_id
     where ${which} order by qa_points.id`.execute(db);
  return rows.map(({ postId, kind, award, cause, ...entry }) => ({
    ...entry,
    cause: causeOf[cause],
    // Nothing but the points of what is gone can be asked for.
    subject: { kind: kind ?? (award === 'question' ? 'question' : 'answer'), id: postId ?? 0 },
  }));
}

/**
 * Adds what is missing. Its question is locked; should another have written the same all the same, the unique keys leave it
 * out.
 *
 * @param known all entries of the question
 */
export async function addEntries(
  tx: Db,
  known: readonly WrittenPoints[],
  missing: readonly NewPointsEntry[],
): Promise<void> {
  if (missing.length === 0) return;
  const rows = missing.map((entry) => ({
    account_id: entry.accountId as AccountId,
    post_id: entry.subject.id as PostId,
    award: awardOf(entry),
    cause: storedCause[entry.cause],
    turn: turnOf(entry, known),
    is_reversal: entry.reverses !== null,
    reverses: entry.reverses,
    points: entry.points,
    since: entry.since,
    occurred_at: entry.at,
  }));
  await tx
    .withTables<QaTables>()
    .insertInto('qa_points')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function awardOf({ cause }: Pick<PointsEntry, 'cause'>): 'question' | 'text' {
  return cause === 'approved' ? 'question' : 'text';
}

function turnOf(entry: NewPointsEntry, known: readonly WrittenPoints[]): number {
  if (entry.reverses !== null) return known.find(({ id }) => id === entry.reverses)?.turn ?? 1;
  const turns = known
    .filter(({ subject }) => subject.id === entry.subject.id)
    .filter((other) => awardOf(other) === awardOf(entry))
    .map(({ turn }) => turn);
  return Math.max(0, ...turns) + 1;
}
