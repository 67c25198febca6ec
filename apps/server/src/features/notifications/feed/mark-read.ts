import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { NotFound } from '../../../platform/http/index.ts';

/** The first time stays. @throws NotFound */
export async function markRead(db: Db, accountId: AccountId, id: number, now: Date): Promise<void> {
  const { numAffectedRows } = await sql`
    update notification set read_at = coalesce(read_at, ${now})
     where id = ${id} and account_id = ${accountId} and seq is not null`.execute(db);
  if (numAffectedRows === 0n) throw new NotFound('This notification isn’t yours, or is no longer kept.');
}

export async function markAllRead(db: Db, accountId: AccountId, through: number, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update notification set read_at = ${now}
     where account_id = ${accountId} and read_at is null and seq <= ${through}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export async function markUnread(db: Db, accountId: AccountId, readAt: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update notification set read_at = null
     where account_id = ${accountId} and read_at = ${readAt} and seq is not null`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
