import type { AccountId, ListId } from '@tenfold/contract/ids';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { NotFound } from '../../../platform/http/index.ts';
import type { ListTables } from '../tables.ts';

export type ListRow = Selectable<ListTables['list']>;

/** What was kept of its content is read again. */
export const nextVersion = sql<number>`nextval('list_version')`;

export function listNotFound(): NotFound {
  return new NotFound('This list doesn’t exist.');
}

/** Two requests of an account that name, count or choose lists wait for each other. */
export async function lockLists(tx: Db, accountId: AccountId): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
}

/** For as long as the transaction lasts, nobody else changes it. @throws NotFound */
export async function lockList(tx: Db, accountId: AccountId, id: ListId): Promise<ListRow> {
  const row = await ownedBy(tx, accountId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw listNotFound();
  return row;
}

export async function findListByName(tx: Db, accountId: AccountId, name: string): Promise<ListRow | null> {
  const row = await ownedBy(tx, accountId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return row ?? null;
}

export async function findDeletedList(tx: Db, accountId: AccountId, id: ListId): Promise<ListRow | null> {
  const row = await tx
    .withTables<ListTables>()
    .selectFrom('list')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function countLists(tx: Db, accountId: AccountId): Promise<number> {
  const { count } = await tx
    .withTables<ListTables>()
    .selectFrom('list')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertList(tx: Db, accountId: AccountId, name: string, now: Date): Promise<ListId> {
  const { id } = await tx
    .withTables<ListTables>()
    .insertInto('list')
    .values({ account_id: accountId, name, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type ListColumns = Pick<
  Updateable<ListTables['list']>,
  'name' | 'is_default' | 'revision' | 'share_token' | 'updated_at' | 'deleted_at'
>;

/** Deleted or not. False when it is not theirs. */
export async function updateList(
  tx: Db,
  accountId: AccountId,
  id: ListId,
  changes: ListColumns,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<ListTables>()
    .updateTable('list')
    .set({ ...changes, version: nextVersion })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The one that is the default, if any, is not any more. */
export async function clearDefault(tx: Db, accountId: AccountId): Promise<void> {
  await tx
    .withTables<ListTables>()
    .updateTable('list')
    .set({ is_default: false, version: nextVersion })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
}

export async function hasDefault(tx: Db, accountId: AccountId): Promise<boolean> {
  return (
    (await ownedBy(tx, accountId).where('is_default', '=', true).limit(1).executeTakeFirst()) !== undefined
  );
}

function ownedBy(db: Db, accountId: AccountId) {
  return db
    .withTables<ListTables>()
    .selectFrom('list')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null);
}
