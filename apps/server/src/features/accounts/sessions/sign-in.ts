import type { Db } from '../../../platform/db/index.ts';
import { hashPassword, isOutdated, isPassword } from '../passwords/hash-password.ts';
import type { AccountTables } from '../tables.ts';

/** The account of an address, to who knows its password; takes as long for an address nobody registered. */
export async function findByPassword(db: Db, email: string, password: string): Promise<number | null> {
  const account = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select(['id', 'password_hash as passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const passwordHash = account?.passwordHash ?? null;
  if (!(await isPassword(passwordHash, password)) || account === undefined) return null;
  if (passwordHash !== null && isOutdated(passwordHash))
    await hashAnew(db, account.id, passwordHash, password);
  return account.id;
}

async function hashAnew(db: Db, accountId: number, was: string, password: string): Promise<void> {
  await db
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', accountId)
    // Unless the password was changed meanwhile.
    .where('password_hash', '=', was)
    .execute();
}
