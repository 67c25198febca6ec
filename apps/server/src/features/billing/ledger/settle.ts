import { type Entry, entitlementAt, graceDays, openFailures } from '@tenfold/domain/entitlement';
import type { Db } from '../../../platform/db/index.ts';
import { setPlan } from '../../accounts/index.ts';
import type { BillingTables } from '../tables.ts';
import type { DueTask } from '../tasks/task.ts';
import { addTasks } from '../tasks/task-store.ts';
import { type BillingAccount, timeOf } from './billing-account.ts';
import { listEntries } from './entry-store.ts';
import type { Environment } from './environment.ts';
import { type LedgerEntry, toEntry } from './ledger-entry.ts';

const day = 86_400_000;

/**
 * Gives an account the plan that its ledger says, and writes what follows from it. The only place that changes a plan:
 * webhooks, grants and time that runs out all end here, with the account’s row locked.
 *
 * @param environment whose entries count, beside grants
 * @param stored those entries, where they were read with the row locked and none was added since
 */
export async function settle(
  tx: Db,
  account: BillingAccount,
  environment: Environment,
  systemNow: Date,
  stored: readonly LedgerEntry[] | null = null,
): Promise<void> {
  const now = timeOf(account, systemNow);
  const entries =
    stored?.flatMap((entry) => toEntry(entry) ?? []) ?? (await listEntries(tx, account.id, environment));
  const { plan, until, cause, reviewAt } = entitlementAt(entries, now);
  await tx
    .withTables<BillingTables>()
    .updateTable('billing_account')
    .set({ plan, plan_until: until, plan_cause: cause, review_at: reviewAt })
    .where('id', '=', account.id)
    .execute();
  const graceUntil = cause === 'grace' ? until : null;
  const graceBefore = account.planCause === 'grace' ? account.planUntil : null;
  const isNew = plan !== account.plan || graceUntil?.getTime() !== graceBefore?.getTime();
  if (account.accountId !== null && isNew) await setPlan(tx, account.accountId, plan, graceUntil);
  await addTasks(tx, account.id, [...endsOfGrace(entries), ...warnings(entries, now)]);
}

/** A refused renewal: three mails, and after its grace the end. Whether each still has to be is looked at when it is due. */
function endsOfGrace(entries: readonly Entry[]): DueTask[] {
  return openFailures(entries).flatMap(({ invoice, subscription, at }): DueTask[] => {
    const over = new Date(at.getTime() + graceDays * day);
    const mails = ([0, 3, 6] as const).map(
      (days): DueTask => ({
        kind: 'mail',
        subject: `refused/${invoice}/${days}`,
        data: { letter: 'refused', invoice, day: days },
        dueAt: new Date(at.getTime() + days * day),
      }),
    );
    const ended = { letter: 'ended', invoice, on: over.toISOString() } as const;
    return [
      ...mails,
      { kind: 'cancel', subject: subscription, data: { because: 'grace is over' }, dueAt: over },
      { kind: 'mail', subject: `ended/${invoice}`, data: ended, dueAt: over },
    ];
  });
}

const warningDays = 14;

/** Before a grant ends in Light. Whether it still does is looked at when the mail is due. */
function warnings(entries: readonly Entry[], now: Date): DueTask[] {
  return entries.flatMap((entry): DueTask[] => {
    if (entry.what !== 'granted' || entry.until === null || entry.until <= now) return [];
    const on = entry.until.toISOString();
    const dueAt = new Date(entry.until.getTime() - warningDays * day);
    const task = { kind: 'mail', subject: `grant ends/${entry.grant}` } as const;
    return [{ ...task, data: { letter: 'grant ends', on }, dueAt }];
  });
}
