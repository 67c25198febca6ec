import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { AccountTables } from '../tables.ts';

export interface Registration {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly secondName: string;
}

/** Stores no password unless it is the one of the earlier registration (`known`): its owner then sets one when confirming. */
export async function saveRegistration(
  db: Db,
  registration: Registration,
  known: string | null,
  now: Date,
): Promise<void> {
  const values = {
    first_name: registration.firstName,
    second_name: registration.secondName,
    asked_at: now,
    token_hash: null,
    token_expires: null,
  };
  await db
    .withTables<AccountTables>()
    .insertInto('registration')
    .values({ email: registration.email, password_hash: registration.passwordHash, ...values })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        ...values,
        password_hash: sql`case when registration.password_hash = ${known} then excluded.password_hash end`,
      }),
    )
    .execute();
}

export async function findRegistration(
  db: Db,
  email: string,
): Promise<{ readonly passwordHash: string | null } | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('registration')
    .select('password_hash as passwordHash')
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveVerifyToken(
  db: Db,
  email: string,
  hash: Buffer,
  expires: Date,
): Promise<{ readonly lacksPassword: boolean } | null> {
  const row = await db
    .withTables<AccountTables>()
    .updateTable('registration')
    .set({ token_hash: hash, token_expires: expires })
    .where('email', '=', email)
    .returning('password_hash')
    .executeTakeFirst();
  return row === undefined ? null : { lacksPassword: row.password_hash === null };
}

export async function isVerifyTokenValid(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('registration')
    .select('email')
    .where('token_hash', '=', hash)
    .where('token_expires', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes it, so that of two simultaneous uses one works. */
export async function consumeRegistration(db: Db, hash: Buffer, now: Date): Promise<Registration | null> {
  const row = await db
    .withTables<AccountTables>()
    .deleteFrom('registration')
    .where('token_hash', '=', hash)
    .where('token_expires', '>', now)
    .returning([
      'email',
      'password_hash as passwordHash',
      'first_name as firstName',
      'second_name as secondName',
    ])
    .executeTakeFirst();
  return row ?? null;
}

export async function clearPendingPassword(db: Db, email: string): Promise<void> {
  await db
    .withTables<AccountTables>()
    .updateTable('registration')
    .set({ password_hash: null })
    .where('email', '=', email)
    .execute();
}

export async function deleteRegistration(db: Db, email: string): Promise<void> {
  await db.withTables<AccountTables>().deleteFrom('registration').where('email', '=', email).execute();
}
