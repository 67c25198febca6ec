import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { BillingAccountId } from '../ledger/billing-account-id.ts';
import type { BillingTables } from '../tables.ts';
import type { Task } from './task.ts';

/** Written with what makes it necessary; the same task of an account is there once. */
export async function addTasks(
  tx: Db,
  id: BillingAccountId,
  tasks: readonly (Task & { readonly dueAt: Date })[],
): Promise<void> {
  if (tasks.length === 0) return;
  await tx
    .withTables<BillingTables>()
    .insertInto('billing_task')
    .values(
      tasks.map(({ kind, subject, data, dueAt }) => ({
        billing_account_id: id,
        kind,
        subject,
        data: JSON.stringify(data),
        due_at: dueAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['billing_account_id', 'kind', 'subject']).doNothing())
    .execute();
}

export interface ClaimedTask {
  readonly id: number;
  readonly billingAccountId: BillingAccountId;
  readonly task: Task;
  readonly tries: number;
  readonly dueAt: Date;
}

/** Longer than a provider or a mail server may take to answer. */
const claimSeconds = 120;

interface ClaimOptions {
  readonly only?: BillingAccountId | null;
  readonly kinds?: readonly Task['kind'][] | null;
}

/** Takes the next task that is due by its account’s clock, so that no two workers have it. Null: none is. */
export async function claimTask(
  db: Db,
  now: Date,
  { only = null, kinds = null }: ClaimOptions = {},
): Promise<ClaimedTask | null> {
  const { rows } = await sql<
    Omit<ClaimedTask, 'task'> & { kind: string; subject: string; data: Task['data'] }
  >`
    update billing_task as task
       set tries = tries + 1,
           due_at = ${now}::timestamptz + next.ahead + ${claimSeconds} * interval '1 second'
      from (select task.id, task.due_at as due, account.seconds_ahead * interval '1 second' as ahead
              from billing_task as task
              join billing_account as account on account.id = task.billing_account_id
             where task.done_at is null
               and task.due_at <= ${now}::timestamptz + account.seconds_ahead * interval '1 second'
               and (${only}::bigint is null or account.id = ${only})
               and (${kinds}::text[] is null or task.kind = any (${kinds}))
             order by task.due_at, task.id limit 1 for update of task skip locked) as next
     where task.id = next.id
    returning task.id, billing_account_id as "billingAccountId", kind, subject, data, tries, next.due as "dueAt"`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { kind, subject, data, ...claimed } = row;
  return { ...claimed, task: { kind, subject, data } as Task };
}

export async function finishTask(db: Db, { id }: ClaimedTask, now: Date): Promise<void> {
  await db
    .withTables<BillingTables>()
    .updateTable('billing_task')
    .set({ done_at: now })
    .where('id', '=', id)
    .execute();
}

/** @param seconds from now on */
export async function putOff(db: Db, { id }: ClaimedTask, now: Date, seconds: number): Promise<void> {
  await sql`
    update billing_task as task
       set due_at = ${now}::timestamptz + (account.seconds_ahead + ${seconds}) * interval '1 second'
      from billing_account as account
     where account.id = task.billing_account_id and task.id = ${id} and task.done_at is null`.execute(db);
}
