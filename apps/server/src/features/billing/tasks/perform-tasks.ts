import { applyCustomer, type Customer } from '../customers/apply-customer.ts';
import { findCustomerById } from '../customers/find-customer-by-id.ts';
import { refundInvoice } from '../grants/refund.ts';
import { getBillingAccount } from '../ledger/billing-account.ts';
import type { BillingAccountId } from '../ledger/billing-account-id.ts';
import { logFailure } from '../log-failure.ts';
import { writeLetter } from '../mails/write-letter.ts';
import type { BillingContext } from '../payments.ts';
import type { CancelTask, PostponeTask, RefundTask, Task } from './task.ts';
import { type ClaimedTask, claimTask, finishTask, putOff } from './task-store.ts';

/** `post` sends mails; a process without it leaves them to a worker. */
export interface TaskDeps extends BillingContext {
  readonly post?: Parameters<typeof writeLetter>[0]['post'];
}

const mostInARun = 100;

/** What is due, one after another. Where nothing can be sent, mails wait for the worker. */
export async function performTasks(deps: TaskDeps, only: BillingAccountId | null = null): Promise<void> {
  const { db, clock, log } = deps;
  for (let done = 0; done < mostInARun; done += 1) {
    const kinds = deps.post === undefined ? providerKinds : null;
    const claimed = await claimTask(db, clock.now(), { only, kinds });
    if (claimed === null) return;
    try {
      await perform(deps, claimed);
      await finishTask(db, claimed, clock.now());
    } catch (error) {
      const { kind: task } = claimed.task;
      logFailure(log, 'a billing task failed', error, { task, tries: claimed.tries });
      await putOff(db, claimed, clock.now(), waitSeconds(claimed.tries));
    }
  }
}

const providerKinds = ['cancel', 'refund', 'postpone'] as const satisfies readonly Task['kind'][];

/** From half a minute to six hours. */
function waitSeconds(tries: number): number {
  return Math.min(30 * 2 ** (tries - 1), 6 * 3_600);
}

async function perform(deps: TaskDeps, claimed: ClaimedTask): Promise<void> {
  const { task, billingAccountId } = claimed;
  if (task.kind === 'mail') {
    if (deps.post === undefined) return;
    const account = await getBillingAccount(deps.db, billingAccountId);
    return writeLetter({ ...deps, post: deps.post }, account, task.data, claimed.id);
  }
  const customer = await findCustomerById(deps, billingAccountId);
  if (customer === null) return;
  if (task.kind === 'cancel') await cancel(deps, customer, task);
  else if (task.kind === 'refund') await refund(deps, customer, task);
  else await postpone(deps, customer, task, claimed.id);
}

async function cancel(
  deps: BillingContext,
  customer: Customer,
  { subject, data }: CancelTask,
): Promise<void> {
  const state = await applyCustomer(deps, customer);
  const running = state?.subscriptions.find(({ id, state }) => id === subject && state !== 'ended');
  // Paid in its grace, it goes on.
  const isPaid = data.because === 'grace is over' && running?.state !== 'past_due';
  if (running === undefined || isPaid) return;
  await deps.payments.provider.cancel(customer.customer, running.id, 'now');
  await applyCustomer(deps, customer);
}

async function refund(
  deps: BillingContext,
  customer: Customer,
  { subject, data }: RefundTask,
): Promise<void> {
  const state = await applyCustomer(deps, customer);
  const invoice = state?.invoices.find(({ id }) => id === subject);
  if (invoice !== undefined) await refundInvoice(deps, customer, invoice, { cause: data.cause, subject });
}

async function postpone(
  deps: BillingContext,
  customer: Customer,
  { data }: PostponeTask,
  id: number,
): Promise<void> {
  const state = await applyCustomer(deps, customer);
  const running = state?.subscriptions.find(
    (each) => each.id === data.subscription && each.state === 'active',
  );
  if (running === undefined || running.canceledAt !== null) return;
  await deps.payments.provider.postpone(
    customer.customer,
    running.id,
    new Date(data.until),
    `postpone-${id}`,
  );
  await applyCustomer(deps, customer);
}
