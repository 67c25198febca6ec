import { randomUUID } from 'node:crypto';
import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Person } from '../../../platform/http/index.ts';
import type { AccountTables } from '../tables.ts';
import type { TokenClaims } from './access-tokens.ts';
import type { CheckedPassword } from './check-password.ts';

export interface StartedSession extends TokenClaims {
  readonly expiresAt: Date;
}

const day = 24 * 3_600 * 1_000;

export async function insertSession(
  db: Db,
  clock: Clock,
  accountId: AccountId,
  days: number,
): Promise<StartedSession> {
  const { startedAt, ...session } = newSession(clock, accountId, days);
  await db
    .withTables<AccountTables>()
    .insertInto('session')
    .values({
      id: session.sessionId,
      account_id: accountId,
      started_at: startedAt,
      expires_at: session.expiresAt,
    })
    .execute();
  return session;
}

/** The lock orders it with a concurrent password change, which would otherwise miss this session when it ends the others. */
export async function insertSessionWithPassword(
  db: Db,
  clock: Clock,
  { accountId, passwordHash }: CheckedPassword,
  days: number,
): Promise<StartedSession | null> {
  const { startedAt, ...session } = newSession(clock, accountId, days);
  const { rows } = await sql`
    insert into session (id, account_id, started_at, expires_at)
    select ${session.sessionId}::uuid, id, ${startedAt}::timestamptz, ${session.expiresAt}::timestamptz
      from account where id = ${accountId} and password_hash = ${passwordHash}
       for share
    returning id`.execute(db);
  return rows.length === 0 ? null : session;
}

function newSession(clock: Clock, accountId: AccountId, days: number) {
  const startedAt = clock.now();
  const expiresAt = new Date(startedAt.getTime() + days * day);
  return { sessionId: randomUUID(), accountId, startedAt, expiresAt };
}

export interface FoundSession {
  readonly person: Person;
  readonly expiresAt: Date;
  /** The version of the account's last change; 0 before the first. */
  readonly version: number;
}

/** Null when ended. */
export async function findSession(
  db: Db,
  { sessionId, accountId }: TokenClaims,
  now: Date,
): Promise<FoundSession | null> {
  const { rows } = await sql<Person & Omit<FoundSession, 'person'>>`
    select account.id, session.id as "sessionId", account.plan, account.is_superuser as "isSuperuser",
           account.is_analyst as "isAnalyst",
           session.expires_at as "expiresAt", coalesce(account_change.version, 0) as version
      from session join account on account.id = session.account_id
                   left join account_change on account_change.account_id = account.id
     where session.id = ${sessionId} and session.account_id = ${accountId} and session.expires_at > ${now}`.execute(
    db,
  );
  if (rows[0] === undefined) return null;
  const { expiresAt, version, ...person } = rows[0];
  return { person, expiresAt, version };
}

/** Those of them that have not ended. */
export async function findLiveSessions(
  db: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from session where id = any(${sessionIds}::uuid[]) and expires_at > ${now}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export interface AccountChange {
  readonly accountId: AccountId;
  readonly version: number;
}

/** Versions are assigned on write and visible on commit: a lower one can appear after a higher one. */
const lateVersions = 100;

export async function listAccountChanges(db: Db, version: number): Promise<AccountChange[]> {
  const { rows } = await sql<AccountChange>`
    select account_id as "accountId", version from account_change where version > ${version - lateVersions}`.execute(
    db,
  );
  return rows;
}

export async function endSession(db: Db, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .withTables<AccountTables>()
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function endOtherSessions(
  db: Db,
  accountId: AccountId,
  current: string | null,
): Promise<number> {
  let ended = db.withTables<AccountTables>().deleteFrom('session').where('account_id', '=', accountId);
  if (current !== null) ended = ended.where('id', '<>', current);
  return Number((await ended.executeTakeFirst()).numDeletedRows);
}

export async function findExpiry(db: Db, sessionId: string): Promise<Date | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('session')
    .select('expires_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}
