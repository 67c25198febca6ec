import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { AccountTables } from '../tables.ts';

export async function saveResetToken(
  db: Db,
  accountId: AccountId,
  hash: Buffer,
  expires: Date,
): Promise<void> {
  const values = { token_hash: hash, token_expires: expires };
  await db
    .withTables<AccountTables>()
    .insertInto('password_reset')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export async function isResetTokenValid(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('password_reset')
    .select('account_id')
    .where('token_hash', '=', hash)
    .where('token_expires', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes it, so that of two simultaneous uses one works. */
export async function consumeResetToken(db: Db, hash: Buffer, now: Date): Promise<AccountId | null> {
  const row = await db
    .withTables<AccountTables>()
    .deleteFrom('password_reset')
    .where('token_hash', '=', hash)
    .where('token_expires', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function deleteResetToken(db: Db, accountId: AccountId): Promise<void> {
  await db
    .withTables<AccountTables>()
    .deleteFrom('password_reset')
    .where('account_id', '=', accountId)
    .execute();
}
