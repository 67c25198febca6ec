import { type Attempt, closeAttempt, listStaleAttempts } from '../attempts/attempt-store.ts';
import { finishAttempt } from '../attempts/check-attempt.ts';
import { applyCustomer, type Customer } from '../customers/apply-customer.ts';
import { findCustomerById } from '../customers/find-customer-by-id.ts';
import { finishRefund } from '../grants/refund.ts';
import { listDueAccounts, lockBillingAccount } from '../ledger/billing-account.ts';
import { settle } from '../ledger/settle.ts';
import { logFailure } from '../log-failure.ts';
import { performTasks, type TaskDeps } from '../tasks/perform-tasks.ts';
import { applyWaitingEvents } from './apply-events.ts';

const minute = 60_000;
/** Longer than a request takes: its process has died. */
const staleMs = 2 * minute;

/** What a worker does every two seconds: whatever is due, and what others left. */
export async function continueBilling(deps: TaskDeps): Promise<void> {
  const { db, clock, payments } = deps;
  await payments.sandbox?.advance();
  await applyWaitingEvents(deps);
  for (const { id } of await listDueAccounts(db, clock.now())) {
    await db.transaction().execute(async (tx) => {
      const account = await lockBillingAccount(tx, id);
      await settle(tx, account, payments.provider.environment, clock.now());
    });
  }
  await performTasks(deps);
}

/** Each minute: attempts whose process died between the provider’s yes and our commit. */
export async function finishStaleAttempts(deps: TaskDeps): Promise<void> {
  const { db, clock, payments } = deps;
  const before = new Date(clock.now().getTime() - staleMs);
  for (const attempt of await listStaleAttempts(db, payments.provider.environment, before)) {
    const customer: Customer | null = await findCustomerById(deps, attempt.billingAccountId);
    if (customer === null) continue;
    try {
      await finish(deps, customer, attempt);
    } catch (error) {
      logFailure(deps.log, 'an open payment waits for the payment provider', error);
    }
  }
}

async function finish(deps: TaskDeps, customer: Customer, attempt: Attempt): Promise<void> {
  switch (attempt.kind) {
    case 'subscribe':
    case 'checkout':
      await finishAttempt(deps, customer, attempt);
      await applyCustomer(deps, customer);
      return;
    case 'refund':
      return finishRefund(deps, customer, attempt);
    case 'change':
      // What was charged is in the customer’s state; asked again, it would be looked at again by its owner.
      await applyCustomer(deps, customer);
      // One that the provider has answered is closed by what that says, or waits for the bank.
      if (attempt.object === null) await closeAttempt(deps.db, attempt.id, 'abandoned', deps.clock.now());
      return;
    default:
      return;
  }
}
