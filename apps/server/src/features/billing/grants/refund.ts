import type { Db } from '../../../platform/db/index.ts';
import { type Attempt, closeAttempt, noteObject, openAttempt } from '../attempts/attempt-store.ts';
import { applyCustomer, type Customer } from '../customers/apply-customer.ts';
import type { BillingAccountId } from '../ledger/billing-account-id.ts';
import type { BillingContext } from '../payments.ts';
import { PaymentRefused, type ProviderInvoice } from '../provider/provider.ts';
import type { BillingTables } from '../tables.ts';
import { addTasks } from '../tasks/task-store.ts';
import { causeWords, isRewardName, orderName } from './cause-words.ts';

export interface RefundOrder {
  /** The cause, like a grant's. */
  readonly cause: string;
  readonly subject: string;
}

/**
 * Gives back the last invoice that was paid, whole; once for a cause and subject. What the bank refuses goes to an
 * editor.
 *
 * @returns null: nothing was paid that could be given back
 */
export async function refundLast(
  context: BillingContext,
  customer: Customer,
  order: RefundOrder,
): Promise<ProviderInvoice | null> {
  const state = await applyCustomer(context, customer);
  const last = state?.invoices.find(isRefundable);
  if (last === undefined) return null;
  await refundInvoice(context, customer, last, order);
  return last;
}

function isRefundable({ state, total, refunds, dispute }: ProviderInvoice): boolean {
  const isGivenBack = refunds.some((refund) => refund.state !== 'refused') || dispute !== null;
  return state === 'paid' && total > 0 && !isGivenBack;
}

export async function refundInvoice(
  context: BillingContext,
  customer: Customer,
  invoice: ProviderInvoice,
  order: RefundOrder,
): Promise<void> {
  const { db, clock, payments } = context;
  const { attempt, isNew } = await openAttempt(
    db,
    {
      billingAccountId: customer.id,
      environment: payments.provider.environment,
      kind: 'refund',
      subject: orderName(order),
      request: {
        cause: causeWords(order),
        invoice: invoice.id,
        total: invoice.total,
        currency: invoice.currency,
      },
    },
    clock.now(),
  );
  if (!isNew && attempt.state === 'paid') return;
  await finishRefund(context, customer, attempt);
}

/** Performs an open attempt; a worker does it after a crash. */
export async function finishRefund(
  context: BillingContext,
  customer: Customer,
  attempt: Attempt,
): Promise<void> {
  const { db, clock, payments } = context;
  const { invoice, total, currency } = attempt.request as unknown as RefundRequest;
  try {
    const refund = await payments.provider.refund(customer.customer, invoice, attempt.id);
    await noteObject(db, attempt.id, refund.id);
    await closeAttempt(db, attempt.id, 'paid', clock.now());
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    await closeAttempt(db, attempt.id, 'refused', clock.now(), error.message);
    const data = { letter: 'refund refused', total, currency } as const;
    const task = { kind: 'mail', subject: `refund refused/${attempt.id}`, data } as const;
    await addTasks(db, customer.id, [{ ...task, dueAt: clock.now() }]);
  }
  await applyCustomer(context, customer);
}

interface RefundRequest {
  readonly invoice: string;
  readonly total: number;
  readonly currency: string;
}

export interface RefundCause {
  readonly cause: string;
  readonly isReward: boolean;
}

/** By refund. */
export async function listRefundCauses(
  db: Db,
  id: BillingAccountId,
): Promise<ReadonlyMap<string, RefundCause>> {
  const rows = await db
    .withTables<BillingTables>()
    .selectFrom('billing_attempt')
    .select(['object', 'subject', 'request'])
    .where('billing_account_id', '=', id)
    .where('kind', '=', 'refund')
    .execute();
  return new Map(
    rows.map(({ object, subject, request }) => [
      object ?? '',
      { cause: String(request.cause), isReward: isRewardName(subject) },
    ]),
  );
}
