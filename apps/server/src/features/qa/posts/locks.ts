import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { PostKind } from '@tenfold/contract/qa';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { noSuchPost } from '../reading/views/may-read.ts';
import type { QaTables } from '../tables.ts';

/*
 * Whoever writes locks in this order, so that no two wait for each other: their own account, the lists of the editors,
 * questions in the order of their numbers, the numbers of changes, contributors in the order of theirs, and last what
 * refers to the accounts of others. What is below a question changes only under its lock.
 */

export type PostRow = Selectable<QaTables['qa_post']>;
type LockedQuestionRow = Selectable<QaTables['qa_question']>;

/** Locked the way they are now, deleted or not, for as long as the transaction lasts. */
export interface LockedQuestion {
  readonly post: PostRow;
  readonly question: LockedQuestionRow;
}

export interface LockedPost extends LockedQuestion {
  /** The post that was asked for: the question itself, or one below it. */
  readonly target: PostRow;
  /** The answer and the comment it is under. */
  readonly above: readonly PostRow[];
}

export interface PostKey {
  readonly kind: PostKind;
  readonly id: PostId;
}

/** What a person writes at once is written one after the other, and nothing once their account is being deleted. */
export async function lockWriter(tx: Db, accountId: AccountId): Promise<void> {
  const { rows } = await sql`select from account where id = ${accountId} for no key update`.execute(tx);
  if (rows.length === 0) throw new AppError('unauthenticated', 'This account no longer exists.');
}

/** Those that there are: however many, in one statement. */
export async function lockQuestions(tx: Db, ids: readonly PostId[]): Promise<PostId[]> {
  const { rows } = await sql<{ id: PostId }>`
    select id from qa_post where id = any(${ids}::bigint[]) and kind = 'question' order by id for update`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** @throws NotFound */
export async function lockQuestion(tx: Db, id: PostId): Promise<LockedQuestion> {
  const tables = tx.withTables<QaTables>();
  const post = await tables
    .selectFrom('qa_post')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'question')
    .forUpdate()
    .executeTakeFirst();
  const question = await tables
    .selectFrom('qa_question')
    .selectAll()
    .where('post_id', '=', id)
    .executeTakeFirst();
  if (post === undefined || question === undefined) throw noSuchPost('question');
  return { post, question };
}

/** @throws NotFound, also where it is of another kind */
export async function lockPost(tx: Db, { kind, id }: PostKey): Promise<LockedPost> {
  const found = await findPost(tx, id);
  if (found?.kind !== kind) throw noSuchPost(kind);
  const locked = await lockQuestion(tx, found.question_id ?? found.id);
  if (kind === 'question') return { ...locked, target: locked.post, above: [] };
  const target = await findPost(tx, id);
  if (target === null) throw noSuchPost(kind);
  const aboveIds = [target.answer_id, target.parent_id].filter((each) => each !== null);
  const above = await Promise.all(aboveIds.map((each) => findPost(tx, each)));
  return { ...locked, target, above: above.filter((each) => each !== null) };
}

async function findPost(tx: Db, id: PostId): Promise<PostRow | null> {
  const row = await tx
    .withTables<QaTables>()
    .selectFrom('qa_post')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
