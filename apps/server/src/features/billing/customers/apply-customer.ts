import type { Db } from '../../../platform/db/index.ts';
import { closeAttempt, findOpenAttempt } from '../attempts/attempt-store.ts';
import { closeChanges } from '../attempts/close-changes.ts';
import { issueInvoices } from '../invoices/issue-invoices.ts';
import { type BillingAccount, lockBillingAccount } from '../ledger/billing-account.ts';
import type { BillingAccountId } from '../ledger/billing-account-id.ts';
import { entriesOf } from '../ledger/entries-of.ts';
import { listStoredEntries, recordEntries } from '../ledger/entry-store.ts';
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
    const told = state === null ? await endsOfAll(tx, account, provider.environment, now) : entriesOf(state);
    const added = await recordEntries(tx, id, provider.environment, told, now);
    if (account.accountId !== null && reading !== null) {
      await saveReading(tx, account.accountId, reading, state);
    }
    if (state !== null) {
      await closeAttempts(tx, id, state, now);
      await closeChanges(tx, id, state, now);
      await issueInvoices(tx, account, provider.environment, state);
      await addTasks(tx, id, tasksAfter(state, added));
    }
    await settle(tx, account, provider.environment, now);
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
async function endsOfAll(
  tx: Db,
  account: BillingAccount,
  environment: NonNullable<BillingAccount['environment']>,
  now: Date,
): Promise<LedgerEntry[]> {
  const entries = await listStoredEntries(tx, account.id, environment);
  return entries
    .filter(({ what }) => what === 'subscribed')
    .map(({ object }) => ({ object, what: 'ended', at: now, facts: {} }));
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
