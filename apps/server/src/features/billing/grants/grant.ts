import type { AccountId } from '@tenfold/contract/ids';
import { addPeriods } from '@tenfold/domain/billing';
import { entitlementAt } from '@tenfold/domain/entitlement';
import type { Db } from '../../../platform/db/index.ts';
import { findState } from '../customers/state-store.ts';
import { ensureBillingAccount, lockBillingAccount, timeOf } from '../ledger/billing-account.ts';
import { listEntries, recordEntries } from '../ledger/entry-store.ts';
import type { Environment } from '../ledger/environment.ts';
import { settle } from '../ledger/settle.ts';
import { liveSubscription } from '../subscription/to-subscription.ts';
import { addTasks } from '../tasks/task-store.ts';
import { causeWords, orderName } from './cause-words.ts';

export interface GrantOrder {
  readonly accountId: AccountId;
  /** PrintedFigure to its owner, and with the subject its name; `rewardCause` for what points earn, whose subject is how many. */
  readonly cause: string;
  readonly subject: string;
  /** Null: without an end. */
  readonly period: { readonly months: number } | null;
}

export interface GrantDeps {
  readonly db: Db;
  readonly now: Date;
  readonly environment: Environment;
}

/**
 * Gives Investor for a time, once for a cause and subject. It begins where what is paid or granted ends; a subscription
 * that runs is paid next when the grant is over. It needs no card, and on Light it ends in Light.
 *
 * @returns false if it was given before
 */
export async function grant(
  { db, now: systemNow, environment }: GrantDeps,
  order: GrantOrder,
): Promise<boolean> {
  const { accountId, period } = order;
  const { id } = await ensureBillingAccount(db, accountId, systemNow);
  return db.transaction().execute(async (tx) => {
    const account = await lockBillingAccount(tx, id);
    const now = timeOf(account, systemNow);
    const { plan, until, cause: standing } = entitlementAt(await listEntries(tx, id, environment), now);
    // Grace is no time to build on.
    const from = plan === 'investor' && standing !== 'grace' && until !== null ? until : now;
    const end = period === null ? null : addPeriods(from, 'month', period.months);
    const object = orderName(order);
    const words = causeWords(order);
    const facts = { cause: words, from: from.toISOString(), until: end?.toISOString() ?? null };
    const added = await recordEntries(tx, id, null, [{ object, what: 'granted', at: now, facts }], systemNow);
    if (added.length === 0) return false;
    const live = liveSubscription(await findState(tx, accountId));
    if (live !== null && live.canceledAt === null && end !== null) {
      const data = { subscription: live.id, until: end.toISOString() };
      await addTasks(tx, id, [{ kind: 'postpone', subject: object, data, dueAt: now }]);
    }
    if (end !== null) {
      const data = { letter: 'granted', cause: words, until: end.toISOString() } as const;
      await addTasks(tx, id, [{ kind: 'mail', subject: `granted/${object}`, data, dueAt: now }]);
    }
    await settle(tx, account, environment, systemNow);
    return true;
  });
}

/** Ends a grant of this cause and subject now. False: there is none that runs. */
export async function withdraw(
  { db, now: systemNow, environment }: GrantDeps,
  { accountId, cause, subject }: Pick<GrantOrder, 'accountId' | 'cause' | 'subject'>,
): Promise<boolean> {
  const { id } = await ensureBillingAccount(db, accountId, systemNow);
  return db.transaction().execute(async (tx) => {
    const account = await lockBillingAccount(tx, id);
    const now = timeOf(account, systemNow);
    const object = orderName({ cause, subject });
    const entry = { object, what: 'withdrawn', at: now, facts: { cause } } as const;
    const added = await recordEntries(tx, id, null, [entry], systemNow);
    await settle(tx, account, environment, systemNow);
    return added.length > 0;
  });
}
