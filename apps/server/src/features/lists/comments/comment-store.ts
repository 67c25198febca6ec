import type { AccountId, CommentId } from '@tenfold/contract/ids';
import type { ListComment } from '@tenfold/contract/lists';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { NotFound } from '../../../platform/http/index.ts';
import { nextVersion } from '../list/list-store.ts';
import type { ListTables } from '../tables.ts';

/** `list`: on a list or a company of it; `lens`: on a cell of the lens. */
export type CommentPlace = 'list' | 'lens';

/** Whose comment, and which. */
export interface OwnComment {
  readonly accountId: AccountId;
  readonly id: CommentId;
  readonly place: CommentPlace;
}

export interface StoredComment extends ListComment {
  readonly listId: number;
  readonly isDeleted: boolean;
}

export function commentNotFound(): NotFound {
  return new NotFound('This comment doesn’t exist.');
}

/** Deleted or not, of a list that is not. @throws NotFound */
export async function lockComment(tx: Db, { accountId, id, place }: OwnComment): Promise<StoredComment> {
  const row = await tx
    .withTables<ListTables>()
    .selectFrom('list_comment')
    .innerJoin('list', 'list.id', 'list_comment.list_id')
    .selectAll('list_comment')
    .where('list_comment.id', '=', id)
    .where('list.account_id', '=', accountId)
    .where('list.deleted_at', 'is', null)
    .where('list_comment.field', place === 'lens' ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw commentNotFound();
  return { ...toComment(row), listId: row.list_id, isDeleted: row.deleted_at !== null };
}

export async function countComments(tx: Db, listId: number): Promise<number> {
  const { count } = await tx
    .withTables<ListTables>()
    .selectFrom('list_comment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('list_id', '=', listId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertComment(
  tx: Db,
  listId: number,
  { text, symbol, field }: Pick<ListComment, 'text' | 'symbol' | 'field'>,
  now: Date,
): Promise<ListComment> {
  const row = await tx
    .withTables<ListTables>()
    .insertInto('list_comment')
    .values({ list_id: listId, text, symbol, field, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toComment(row);
}

/** One that is locked. */
export async function updateComment(
  tx: Db,
  id: CommentId,
  changes: Pick<Updateable<ListTables['list_comment']>, 'text' | 'revision' | 'updated_at' | 'deleted_at'>,
): Promise<ListComment> {
  const row = await tx
    .withTables<ListTables>()
    .updateTable('list_comment')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toComment(row);
}

/** Oldest first. */
export async function listComments(db: Db, listId: number): Promise<ListComment[]> {
  const rows = await db
    .withTables<ListTables>()
    .selectFrom('list_comment')
    .selectAll()
    .where('list_id', '=', listId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(toComment);
}

/** A list's comments are part of it. */
export async function noteChangeOf(tx: Db, listId: number): Promise<void> {
  await sql`update list set version = ${nextVersion} where id = ${listId}`.execute(tx);
}

function toComment(row: Selectable<ListTables['list_comment']>): ListComment {
  const { id, symbol, field, text, revision } = row;
  const times = { createdAt: row.created_at.toISOString(), updatedAt: row.updated_at.toISOString() };
  return { id, symbol, field, text, revision, ...times };
}
