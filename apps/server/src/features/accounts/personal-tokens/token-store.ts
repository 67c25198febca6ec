import { randomUUID } from 'node:crypto';
import type { PersonalToken } from '@tenfold/contract/accounts';
import type { AccountId } from '@tenfold/contract/ids';
import type { TokenScope } from '@tenfold/contract/policy/token-scopes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { Person } from '../../../platform/http/index.ts';
import type { FoundSession } from '../sessions/session-store.ts';

export interface NewToken {
  readonly accountId: AccountId;
  readonly name: string;
  readonly scope: TokenScope;
  readonly hash: Buffer;
}

interface TokenRow extends Omit<PersonalToken, 'createdAt' | 'lastUsedAt'> {
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const columns = sql`id, name, scope, created_at as "createdAt", last_used_at as "lastUsedAt"`;

/** Null when the account has `most` already. */
export function insertToken(
  db: Db,
  { accountId, name, scope, hash }: NewToken,
  now: Date,
  most: number,
): Promise<PersonalToken | null> {
  return db.transaction().execute(async (tx) => {
    // In a statement of its own: one that waited for the lock would still count the tokens from before.
    await sql`select from account where id = ${accountId} for update`.execute(tx);
    const { rows } = await sql<TokenRow>`
      insert into personal_token (id, account_id, name, scope, token_hash, created_at)
      select ${randomUUID()}::uuid, ${accountId}, ${name}, ${scope}, ${hash}::bytea, ${now}::timestamptz
       where (select count(*) from personal_token where account_id = ${accountId}) < ${most}
      returning ${columns}`.execute(tx);
    return rows[0] === undefined ? null : describeToken(rows[0]);
  });
}

export async function listTokensOf(db: Db, accountId: AccountId): Promise<PersonalToken[]> {
  const { rows } = await sql<TokenRow>`
    select ${columns} from personal_token where account_id = ${accountId} order by created_at desc, id`.execute(
    db,
  );
  return rows.map(describeToken);
}

function describeToken({ createdAt, lastUsedAt, ...token }: TokenRow): PersonalToken {
  return {
    ...token,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt === null ? null : lastUsedAt.toISOString(),
  };
}

export async function deleteToken(db: Db, accountId: AccountId, id: string): Promise<void> {
  await sql`delete from personal_token where id = ${id}::uuid and account_id = ${accountId}`.execute(db);
}

const hour = 3_600_000;

/** Notes that it is used. Known for an hour, so that each hour of use is noted once. Null for one that is unknown. */
export async function useToken(db: Db, hash: Buffer, now: Date): Promise<FoundSession | null> {
  const { rows } = await sql<Omit<Person, 'sessionId'> & { tokenId: string; version: number }>`
    with used as (
      update personal_token set last_used_at = ${now}::timestamptz where token_hash = ${hash}::bytea
      returning id, account_id, scope)
    select used.id as "tokenId", account.id, account.plan, account.is_superuser as "isSuperuser",
           account.is_analyst as "isAnalyst", used.scope, coalesce(account_change.version, 0) as version
      from used join account on account.id = used.account_id
                left join account_change on account_change.account_id = account.id`.execute(db);
  if (rows[0] === undefined) return null;
  const { tokenId, version, ...person } = rows[0];
  return { person: { ...person, sessionId: tokenId }, expiresAt: new Date(now.getTime() + hour), version };
}
