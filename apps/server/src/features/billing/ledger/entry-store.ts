import type { Entry } from '@tenfold/domain/entitlement';
import type { Db } from '../../../platform/db/index.ts';
import type { BillingTables } from '../tables.ts';
import type { BillingAccountId } from './billing-account-id.ts';
import type { Environment } from './environment.ts';
import { type Kind, type LedgerEntry, toEntry } from './ledger-entry.ts';

/** Those that are there already stay as they are. Returns the new ones. */
export async function recordEntries(
  tx: Db,
  id: BillingAccountId,
  environment: Environment | null,
  entries: readonly LedgerEntry[],
  now: Date,
): Promise<LedgerEntry[]> {
  if (entries.length === 0) return [];
  const rows = entries.map(({ object, what, at, facts }) => ({
    billing_account_id: id,
    environment,
    object,
    what,
    occurred_at: at,
    recorded_at: now,
    facts: JSON.stringify(facts),
  }));
  const written = await tx
    .withTables<BillingTables>()
    .insertInto('billing_entry')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['billing_account_id', 'environment', 'object', 'what']).doNothing(),
    )
    .returning(['object', 'what'])
    .execute();
  const isNew = new Set(written.map(({ object, what }) => `${object} ${what}`));
  return entries.filter(({ object, what }) => isNew.has(`${object} ${what}`));
}

export interface StoredLedgerEntry extends LedgerEntry {
  readonly environment: Environment | null;
}

/** In the order they happened. Grants count in each environment. */
export async function listStoredEntries(
  db: Db,
  id: BillingAccountId,
  environment: Environment,
): Promise<StoredLedgerEntry[]> {
  const rows = await db
    .withTables<BillingTables>()
    .selectFrom('billing_entry')
    .select(['environment', 'object', 'what', 'occurred_at as at', 'facts'])
    .where('billing_account_id', '=', id)
    .where((entry) => entry.or([entry('environment', '=', environment), entry('environment', 'is', null)]))
    .orderBy('occurred_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, what: row.what as Kind, facts: row.facts as LedgerEntry['facts'] }));
}

export async function listEntries(db: Db, id: BillingAccountId, environment: Environment): Promise<Entry[]> {
  const stored = await listStoredEntries(db, id, environment);
  return stored.flatMap((entry) => toEntry(entry) ?? []);
}
