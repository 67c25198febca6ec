import type { Db } from '../../../platform/db/index.ts';
import { closeAttempt, findOpenAttempt } from '../attempts/attempt-store.ts';
import { closeChanges } from '../attempts/close-changes.ts';
import { issueInvoices } from '../invoices/issue-invoices.ts';
import { type BillingAccount, lockBillingAccount } from '../ledger/billing-account.ts';
import type { BillingAccountId } from '../ledger/billing-account-id.ts';
import { entriesOf } from '../ledger/entries-of.ts';
import { listStoredEntries, recordEntries, type StoredLedgerEntry } from '../ledger/entry-store.ts';
import type { Environment } from '../ledger/environment.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { settle } from '../ledger/settle.ts';
import type { BillingContext } from '../payments.ts';
import type { CustomerState } from '../provider/provider.ts';
import type { BillingTables } from '../tables.ts';
import { addTasks } from '../tasks/task-store.ts';
import { beginReading, saveReading } from './state-store.ts';
import { tasksAfter } from './tasks-after.ts';

/** An account whose customer is where money moves now. */
export interface Customer extends BillingAccount {
  readonly customer: string;
}

/**
 * Asks the provider how a customer stands, and writes what that says. Called after whatever may have changed it, in any
 * order and any number of times: an entry is written once, and a reading that began earlier overwrites nothing.
 *
 * @throws ProviderAway
 */
export async function applyCustomer(
  context: BillingContext,
  customer: Customer,
): Promise<CustomerState | null> {
  return (await applyAndCount(context, customer)).state;
}

/** The same, and how many entries of the ledger were new. */
export async function applyAndCount(
  { db, clock, sessions, payments: { provider } }: BillingContext,
  { id, accountId, customer }: Customer,
): Promise<{ readonly state: CustomerState | null; readonly added: number }> {
  const reading = accountId === null ? null : await beginReading(db, accountId);
  const state = await provider.readCustomer(customer);
  const ahead = await secondsAhead(provider.now(customer), clock.now());
  const applied = await db.transaction().execute(async (tx) => {
    await setClock(tx, id, ahead);
    const account = await lockBillingAccount(tx, id);
    const now = clock.now();
    const stored = await listStoredEntries(tx, id, provider.environment);
    const reported = state === null ? endsOfAll(stored, now) : entriesOf(state);
    const missing = reported.filter((entry) => !isAmong(stored, entry, provider.environment));
    const added = await recordEntries(tx, id, provider.environment, missing, now);
    if (account.accountId !== null && reading !== null) {
      await saveReading(tx, account.accountId, reading, state);
    }
    if (state !== null) {
      await closeAttempts(tx, id, state, now);
      await closeChanges(tx, id, state, now);
      await issueInvoices(tx, account, provider.environment, state);
      await addTasks(tx, id, tasksAfter(state, added));
    }
    await settle(tx, account, provider.environment, now, added.length === 0 ? stored : null);
    return { state, added: added.length };
  });
  // The next page must show the new plan: what this process remembers of the account is out of date.
  if (accountId !== null) sessions?.known.forget(accountId);
  return applied;
}

async function secondsAhead(providerNow: Promise<Date>, now: Date): Promise<number> {
  return Math.max(0, Math.round(((await providerNow).getTime() - now.getTime()) / 1_000));
}

async function setClock(tx: Db, id: BillingAccountId, ahead: number): Promise<void> {
  await tx
    .withTables<BillingTables>()
    .updateTable('billing_account')
    .set({ seconds_ahead: ahead })
    .where('id', '=', id)
    .execute();
}

/** The provider no longer knows the customer: nothing of it runs. */
function endsOfAll(stored: readonly LedgerEntry[], now: Date): LedgerEntry[] {
  return stored
    .filter(({ what }) => what === 'subscribed')
    .map(({ object }) => ({ object, what: 'ended', at: now, facts: {} }));
}

function isAmong(
  stored: readonly StoredLedgerEntry[],
  { object, what }: LedgerEntry,
  environment: Environment,
): boolean {
  return stored.some(
    (entry) => entry.environment === environment && entry.object === object && entry.what === what,
  );
}

/** What was asked for is there, or was refused. */
async function closeAttempts(tx: Db, id: BillingAccountId, state: CustomerState, now: Date): Promise<void> {
  const open = await findOpenAttempt(tx, id);
  if (open === null) return;
  const runs = state.subscriptions.some((each) => each.state === 'active' || each.state === 'past_due');
  if (runs) return closeAttempt(tx, open.id, 'paid', now);
  const own = state.subscriptions.find((each) => each.id === open.object);
  if (own?.state !== 'ended') return;
  const invoice = state.invoices.find(({ subscription }) => subscription === own.id);
  await closeAttempt(tx, open.id, 'refused', now, invoice?.failure ?? null);
}
