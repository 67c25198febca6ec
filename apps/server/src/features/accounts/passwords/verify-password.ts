import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import { InvalidRequest } from '../../../platform/http/index.ts';
import { matchesPassword } from './hash-password.ts';
import { findPasswordHash } from './password-store.ts';

/** Returns the hash; null for an account without a password. @throws InvalidRequest for `field`, a wire name */
export async function verifyPassword(
  db: Db,
  accountId: AccountId,
  field: string,
  password: string,
): Promise<string | null> {
  const passwordHash = await findPasswordHash(db, accountId);
  const knows = passwordHash === null ? password === '' : await matchesPassword(passwordHash, password);
  if (knows) return passwordHash;
  const message = passwordHash === null ? 'This account has no password yet' : 'That isn’t your password';
  throw new InvalidRequest(message, { [field]: message });
}
