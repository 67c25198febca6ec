import type { AccountId, CommentId } from '@tenfold/contract/ids';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { CommentTables } from './tables.ts';

export type CommentRow = Selectable<CommentTables['cell_comment']>;
export type NewComment = Insertable<CommentTables['cell_comment']>;

/** Whose comment: nothing is read or written without its owner. */
export interface OwnCommentId {
  readonly accountId: AccountId;
  readonly id: CommentId;
}

export interface OfCompany {
  readonly accountId: AccountId;
  readonly cik: number;
}

/** Two requests of an account that count comments wait for each other. */
export async function lockComments(tx: Db, accountId: AccountId): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
}

export function listCommentsOf(db: Db, { accountId, cik }: OfCompany): Promise<CommentRow[]> {
  return db
    .withTables<CommentTables>()
    .selectFrom('cell_comment')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('cik', '=', cik)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function countCommentsOf(tx: Db, { accountId, cik }: OfCompany): Promise<number> {
  const { count } = await tx
    .withTables<CommentTables>()
    .selectFrom('cell_comment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('cik', '=', cik)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The oldest with the same words on the same cell. */
export async function findSameComment(tx: Db, comment: NewComment): Promise<CommentRow | null> {
  const row = await tx
    .withTables<CommentTables>()
    .selectFrom('cell_comment')
    .selectAll()
    .where('account_id', '=', comment.account_id)
    .where('cik', '=', comment.cik)
    .where('row_key', '=', comment.row_key)
    .where('column_key', '=', comment.column_key)
    .where('forecast', 'is not distinct from', comment.forecast ?? null)
    .where('title', 'is not distinct from', comment.title ?? null)
    .where('text', '=', comment.text)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return row ?? null;
}

export function insertComment(tx: Db, comment: NewComment): Promise<CommentRow> {
  return tx
    .withTables<CommentTables>()
    .insertInto('cell_comment')
    .values(comment)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Null when it is not theirs, or deleted. */
export async function findComment(db: Db, own: OwnCommentId): Promise<CommentRow | null> {
  const row = await owned(db, own).where('deleted_at', 'is', null).executeTakeFirst();
  return row ?? null;
}

/** Null when it is not theirs, or not deleted. */
export async function findDeleted(db: Db, own: OwnCommentId): Promise<CommentRow | null> {
  const row = await owned(db, own).where('deleted_at', 'is not', null).executeTakeFirst();
  return row ?? null;
}

interface CommentChange {
  readonly title: string | null;
  readonly text: string;
  readonly revision?: number | undefined;
  readonly now: Date;
}

/** Null when it is not theirs, deleted, or no longer at this revision. */
export async function updateText(
  db: Db,
  { accountId, id }: OwnCommentId,
  { title, text, revision, now }: CommentChange,
): Promise<CommentRow | null> {
  const row = await db
    .withTables<CommentTables>()
    .updateTable('cell_comment')
    .set({ title, text, revision: sql`revision + 1`, updated_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Null when it is not theirs, or is so already. */
export async function setDeleted(
  db: Db,
  { accountId, id }: OwnCommentId,
  deletedAt: Date | null,
): Promise<CommentRow | null> {
  const row = await db
    .withTables<CommentTables>()
    .updateTable('cell_comment')
    .set({ deleted_at: deletedAt })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

function owned(db: Db, { accountId, id }: OwnCommentId) {
  return db
    .withTables<CommentTables>()
    .selectFrom('cell_comment')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id);
}
