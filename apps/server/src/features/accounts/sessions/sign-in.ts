import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { hashPassword, isOutdated, isPassword } from '../passwords/hash-password.ts';
import { replacePasswordHash } from '../passwords/password-store.ts';

/** `unconfirmed` is told to nobody but who knows the password. */
export type Checked = { readonly accountId: number } | 'unconfirmed' | 'wrong';

/** One question and one hash, whatever comes of it: how long it takes tells nothing of the address. */
export async function checkPassword(db: Db, email: string, password: string): Promise<Checked> {
  const { accountId, passwordHash } = await findByEmail(db, email);
  if (!(await isPassword(passwordHash, password)) || passwordHash === null) return 'wrong';
  if (accountId === null) return 'unconfirmed';
  if (isOutdated(passwordHash)) await hashAnew(db, accountId, passwordHash, password);
  return { accountId };
}

interface Found {
  readonly accountId: number | null;
  readonly passwordHash: string | null;
}

/** The account of an address, or else what waits to become one. */
async function findByEmail(db: Db, email: string): Promise<Found> {
  const { rows } = await sql<{ accountId: number | null; own: string | null; asked: string | null }>`
    select account.id as "accountId", account.password_hash as own, registration.password_hash as asked
      from (values (${email}::text)) as typed (email)
      left join account using (email)
      left join registration using (email)`.execute(db);
  const { accountId = null, own = null, asked = null } = rows[0] ?? {};
  return { accountId, passwordHash: accountId === null ? asked : own };
}

async function hashAnew(db: Db, accountId: number, was: string, password: string): Promise<void> {
  // Unless the password was changed meanwhile.
  await replacePasswordHash(db, accountId, was, await hashPassword(password));
}
