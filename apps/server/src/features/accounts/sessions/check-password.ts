import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import { hashPassword, matchesPassword, needsRehash } from '../passwords/hash-password.ts';
import { replacePasswordHash } from '../passwords/password-store.ts';
import type { AccountTables } from '../tables.ts';

export interface CheckedPassword {
  readonly accountId: AccountId;
  readonly passwordHash: string;
}

/** One query and one hash for every address: neither timing nor a pending registration may reveal who has an account. */
export async function checkPassword(
  db: Db,
  email: string,
  password: string,
): Promise<CheckedPassword | null> {
  const account = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select(['id', 'password_hash as passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const passwordHash = account?.passwordHash ?? null;
  const isRight = await matchesPassword(passwordHash, password);
  if (account === undefined || passwordHash === null || !isRight) return null;
  const proven = { accountId: account.id, passwordHash };
  return needsRehash(passwordHash) ? hashAnew(db, proven, password) : proven;
}

async function hashAnew(db: Db, was: CheckedPassword, password: string): Promise<CheckedPassword> {
  const passwordHash = await hashPassword(password);
  const isReplaced = await replacePasswordHash(db, was.accountId, was.passwordHash, passwordHash);
  return isReplaced ? { ...was, passwordHash } : was;
}
