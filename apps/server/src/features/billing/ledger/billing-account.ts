import type { AccountId } from '@tenfold/contract/ids';
import type { PlanKey } from '@tenfold/contract/policy/rights';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { BillingTables } from '../tables.ts';
import type { BillingAccountId } from './billing-account-id.ts';
import type { Environment } from './environment.ts';

export interface BillingAccount {
  readonly id: BillingAccountId;
  /** Null: the account was deleted. */
  readonly accountId: AccountId | null;
  readonly environment: Environment | null;
  readonly customer: string | null;
  readonly currency: string | null;
  readonly secondsAhead: number;
  readonly plan: PlanKey;
  readonly planUntil: Date | null;
  readonly planCause: 'free' | 'paid' | 'grace' | 'granted';
}

const columns = [
  'id',
  'account_id as accountId',
  'environment',
  'customer',
  'currency',
  'seconds_ahead as secondsAhead',
  'plan',
  'plan_until as planUntil',
  'plan_cause as planCause',
] as const;

/** The billing account of an account, created with the first call. */
export async function ensureBillingAccount(db: Db, accountId: AccountId, now: Date): Promise<BillingAccount> {
  const found = await findBillingAccount(db, accountId);
  if (found !== null) return found;
  await db
    .withTables<BillingTables>()
    .insertInto('billing_account')
    .values({ account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  const made = await findBillingAccount(db, accountId);
  if (made === null) throw new Error('the account was deleted meanwhile');
  return made;
}

export async function findBillingAccount(db: Db, accountId: AccountId): Promise<BillingAccount | null> {
  const row = await db
    .withTables<BillingTables>()
    .selectFrom('billing_account')
    .select(columns)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findByCustomer(
  db: Db,
  environment: Environment,
  customer: string,
): Promise<BillingAccount | null> {
  const row = await db
    .withTables<BillingTables>()
    .selectFrom('billing_account')
    .select(columns)
    .where('environment', '=', environment)
    .where('customer', '=', customer)
    .executeTakeFirst();
  return row ?? null;
}

export async function getBillingAccount(db: Db, id: BillingAccountId): Promise<BillingAccount> {
  return db
    .withTables<BillingTables>()
    .selectFrom('billing_account')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** All that changes an account’s plan waits for this row. */
export async function lockBillingAccount(tx: Db, id: BillingAccountId): Promise<BillingAccount> {
  return tx
    .withTables<BillingTables>()
    .selectFrom('billing_account')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Those whose plan changes by itself by now. */
export async function listDueAccounts(db: Db, now: Date): Promise<BillingAccount[]> {
  return db
    .withTables<BillingTables>()
    .selectFrom('billing_account')
    .select(columns)
    .where('review_at', '<=', sql<Date>`${now}::timestamptz + seconds_ahead * interval '1 second'`)
    .orderBy('review_at')
    .limit(100)
    .execute();
}

/** By the account’s clock. */
export function timeOf({ secondsAhead }: Pick<BillingAccount, 'secondsAhead'>, now: Date): Date {
  return new Date(now.getTime() + secondsAhead * 1_000);
}
