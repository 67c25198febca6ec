import type { AccountId } from '@tenfold/contract/ids';
import type { PlanKey } from '@tenfold/contract/policy/rights';
import type { Db } from '../../platform/db/index.ts';
import type { AccountTables } from './tables.ts';

export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly secondName: string;
  readonly createdAt: Date;
}

export async function insertAccount(db: Db, account: NewAccount): Promise<AccountId | null> {
  const row = await db
    .withTables<AccountTables>()
    .insertInto('account')
    .values({
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      second_name: account.secondName,
      created_at: account.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findAccountId(db: Db, email: string): Promise<AccountId | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** @param graceUntil until when the plan stays after a renewal was refused; null: nothing was refused */
export async function setPlan(
  db: Db,
  accountId: AccountId,
  plan: PlanKey,
  graceUntil: Date | null = null,
): Promise<boolean> {
  return changed(db, accountId, { plan, grace_until: graceUntil });
}

/** Answers from then on as an analyst. */
export async function makeAnalyst(db: Db, accountId: AccountId): Promise<boolean> {
  return changed(db, accountId, { is_analyst: true });
}

export async function promote(db: Db, accountId: AccountId): Promise<boolean> {
  return changed(db, accountId, { is_superuser: true });
}

async function changed(
  db: Db,
  accountId: AccountId,
  change: { plan: PlanKey; grace_until: Date | null } | { is_superuser: boolean } | { is_analyst: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .withTables<AccountTables>()
    .updateTable('account')
    .set(change)
    .where('id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lists the addresses of all superusers. */
export async function listEditorAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('email')
    .where('is_superuser', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}

export async function findRecipient(
  db: Db,
  by: { readonly id: AccountId } | { readonly email: string },
): Promise<{ readonly id: AccountId; readonly email: string; readonly firstName: string } | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select(['id', 'email', 'first_name as firstName'])
    .where((account) => ('id' in by ? account('id', '=', by.id) : account('email', '=', by.email)))
    .executeTakeFirst();
  return row ?? null;
}
