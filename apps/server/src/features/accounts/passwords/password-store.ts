import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { AccountTables } from '../tables.ts';

/** Null for an account that signs in with Google or Apple only. */
export async function findPasswordHash(db: Db, accountId: AccountId): Promise<string | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('password_hash as passwordHash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.passwordHash ?? null;
}

export async function setPasswordHash(db: Db, accountId: AccountId, passwordHash: string): Promise<void> {
  await db
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .execute();
}

export async function replacePasswordHash(
  db: Db,
  accountId: AccountId,
  was: string | null,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .where('password_hash', 'is not distinct from', was)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
