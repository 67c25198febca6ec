import type { AccountId, CommentId } from '@tenfold/contract/ids';
import type { Updateable } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { NotFound } from '../../platform/http/index.ts';
import type { CommentRow, NewComment, ThingKey } from './comment.ts';
import type { OwnComment } from './commented-thing.ts';
import type { CommentTables } from './tables.ts';

export function commentNotFound(): NotFound {
  return new NotFound('This comment doesn’t exist.');
}

/** In the order they were written. */
export function listComments(db: Db, thing: ThingKey): Promise<CommentRow[]> {
  return commentsOn(db, thing).selectAll().orderBy('id').execute();
}

export async function countComments(tx: Db, thing: ThingKey): Promise<number> {
  const { count } = await commentsOn(tx, thing)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The oldest with the same words in the same place. */
export async function findSameComment(tx: Db, comment: NewComment): Promise<CommentRow | null> {
  const row = await commentsOn(tx, comment)
    .selectAll()
    .where('subject', '=', comment.subject)
    // A figure is the company's, on whichever of its listings.
    .$if(comment.cik === null, (on) => on.where('symbol', 'is not distinct from', comment.symbol ?? null))
    .where('row_key', 'is not distinct from', comment.row_key ?? null)
    .where('column_key', 'is not distinct from', comment.column_key ?? null)
    .where('forecast', 'is not distinct from', comment.forecast ?? null)
    .where('parent_id', 'is not distinct from', comment.parent_id ?? null)
    .where('title', 'is not distinct from', comment.title ?? null)
    .where('text', '=', comment.text)
    .orderBy('id')
    .executeTakeFirst();
  return row ?? null;
}

/** What a reply may be to: one that is there, on the same. */
export async function isThere(tx: Db, thing: ThingKey, id: CommentId): Promise<boolean> {
  const row = await commentsOn(tx, thing).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export function insertComment(tx: Db, comment: NewComment, now: Date): Promise<CommentRow> {
  return tx
    .withTables<CommentTables>()
    .insertInto('comment')
    .values({ ...comment, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deleted or not. @throws NotFound */
export async function getComment(db: Db, { accountId, id, on }: OwnComment): Promise<CommentRow> {
  const row = await ownedBy(db, accountId)
    .where((either) => either.or([either('id', '=', id), either('former_id', '=', id)]))
    .where('subject', 'in', on.subjects)
    .executeTakeFirst();
  if (row === undefined) throw commentNotFound();
  return row;
}

/** Finds one of any owner, deleted or not: for workers. */
export async function findComment(db: Db, id: CommentId): Promise<CommentRow | null> {
  const row = await db
    .withTables<CommentTables>()
    .selectFrom('comment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks it as it is now, for as long as the transaction lasts. @throws NotFound */
export async function lockComment(tx: Db, { account_id, id }: CommentRow): Promise<CommentRow> {
  const row = await ownedBy(tx, account_id).where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw commentNotFound();
  return row;
}

type ChangedColumns = Pick<
  Updateable<CommentTables['comment']>,
  'title' | 'text' | 'figures' | 'revision' | 'updated_at' | 'deleted_at'
>;

/** One that is locked. */
export function updateComment(
  tx: Db,
  { account_id, id }: CommentRow,
  changes: ChangedColumns,
): Promise<CommentRow> {
  return tx
    .withTables<CommentTables>()
    .updateTable('comment')
    .set(changes)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function ownedBy(db: Db, accountId: AccountId) {
  return db.withTables<CommentTables>().selectFrom('comment').selectAll().where('account_id', '=', accountId);
}

/** Without those deleted. */
function commentsOn(db: Db, { account_id, cik, list_id }: ThingKey) {
  return db
    .withTables<CommentTables>()
    .selectFrom('comment')
    .where('account_id', '=', account_id)
    .where(cik === null ? 'list_id' : 'cik', '=', cik ?? list_id)
    .where('deleted_at', 'is', null);
}
