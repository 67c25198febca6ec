import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/db/index.ts';
import type { BillingAccountId } from '../ledger/billing-account-id.ts';
import type { Environment } from '../ledger/environment.ts';
import type { BillingTables } from '../tables.ts';

export interface Attempt {
  /** Also the key by which the provider does it once. */
  readonly id: string;
  readonly billingAccountId: BillingAccountId;
  readonly environment: Environment;
  readonly kind: BillingTables['billing_attempt']['kind'];
  readonly subject: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly state: BillingTables['billing_attempt']['state'];
  readonly object: string | null;
  readonly message: string | null;
  readonly openedAt: Date;
}

const columns = [
  'id',
  'billing_account_id as billingAccountId',
  'environment',
  'kind',
  'subject',
  'request',
  'state',
  'object',
  'message',
  'opened_at as openedAt',
] as const;

export type NewAttempt = Pick<Attempt, 'billingAccountId' | 'environment' | 'kind' | 'request'> & {
  readonly subject?: string;
};

/**
 * Written before the provider is asked. Where another is open that excludes it, that one is returned: the same click
 * twice, another tab, or a process that died.
 */
export async function openAttempt(
  db: Db,
  { billingAccountId, environment, kind, request, subject = '' }: NewAttempt,
  now: Date,
): Promise<{ readonly attempt: Attempt; readonly isNew: boolean }> {
  // Another may be closed between the two statements.
  for (let tries = 0; tries < 3; tries += 1) {
    const made = await db
      .withTables<BillingTables>()
      .insertInto('billing_attempt')
      .values({
        id: randomUUID(),
        billing_account_id: billingAccountId,
        environment,
        kind,
        subject,
        request: JSON.stringify(request),
        state: 'open',
        opened_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(columns)
      .executeTakeFirst();
    if (made !== undefined) return { attempt: made, isNew: true };
    const standing = await findExcluding(db, billingAccountId, environment, kind, subject);
    if (standing !== null) return { attempt: standing, isNew: false };
  }
  throw new Error('attempts opened and closed faster than they could be read');
}

async function findExcluding(
  db: Db,
  id: BillingAccountId,
  environment: Environment,
  kind: Attempt['kind'],
  subject: string,
): Promise<Attempt | null> {
  if (kind === 'subscribe' || kind === 'checkout') return findOpenAttempt(db, id);
  const row = await db
    .withTables<BillingTables>()
    .selectFrom('billing_attempt')
    .select(columns)
    .where('billing_account_id', '=', id)
    .where('environment', '=', environment)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', 'in', ['open', 'paid'])
    .executeTakeFirst();
  return row ?? null;
}

/** Finds one for a subscription or a checkout. */
export async function findOpenAttempt(db: Db, id: BillingAccountId): Promise<Attempt | null> {
  const row = await db
    .withTables<BillingTables>()
    .selectFrom('billing_attempt')
    .select(columns)
    .where('billing_account_id', '=', id)
    .where('state', '=', 'open')
    .where('kind', 'in', ['subscribe', 'checkout'])
    .executeTakeFirst();
  return row ?? null;
}

/** Lists those for another period. */
export async function listOpenChanges(db: Db, id: BillingAccountId): Promise<Attempt[]> {
  return db
    .withTables<BillingTables>()
    .selectFrom('billing_attempt')
    .select(columns)
    .where('billing_account_id', '=', id)
    .where('state', '=', 'open')
    .where('kind', '=', 'change')
    .execute();
}

/** The last of subscribing, a checkout or another period, open or not. */
export async function findLatestAttempt(db: Db, id: BillingAccountId): Promise<Attempt | null> {
  const row = await db
    .withTables<BillingTables>()
    .selectFrom('billing_attempt')
    .select(columns)
    .where('billing_account_id', '=', id)
    .where('kind', 'in', ['subscribe', 'checkout', 'change'])
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Open for so long that their process may have died, oldest first. */
export async function listStaleAttempts(db: Db, environment: Environment, before: Date): Promise<Attempt[]> {
  return db
    .withTables<BillingTables>()
    .selectFrom('billing_attempt')
    .select(columns)
    .where('state', '=', 'open')
    .where('environment', '=', environment)
    .where('opened_at', '<', before)
    .orderBy('opened_at')
    .limit(100)
    .execute();
}

/** What the provider made of it. */
export async function noteObject(db: Db, id: string, object: string): Promise<void> {
  await db
    .withTables<BillingTables>()
    .updateTable('billing_attempt')
    .set({ object })
    .where('id', '=', id)
    .execute();
}

/** Only while it is open. */
export async function closeAttempt(
  db: Db,
  id: string,
  state: 'paid' | 'refused' | 'abandoned',
  now: Date,
  message: string | null = null,
): Promise<void> {
  await db
    .withTables<BillingTables>()
    .updateTable('billing_attempt')
    .set({ state, message, closed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}
