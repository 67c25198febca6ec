import type { AccountId } from '@tenfold/contract/ids';
import { findCustomer } from '../customers/ensure-customer.ts';
import type { BillingContext } from '../payments.ts';
import { rewardCause } from './cause-words.ts';
import { grant } from './grant.ts';
import { refundLast } from './refund.ts';

/** What points in the community earned. */
export interface EarnedReward {
  readonly accountId: AccountId;
  /** Once for an account: 100, 200, … */
  readonly points: number;
}

const months = 12;

/**
 * Refunds the last payment, if there is one, and grants a free year. Each happens once per number of points, so a process that
 * was killed between the two can call it again. The refund comes first, because a grant moves the next payment.
 *
 * @throws ProviderAway
 */
export async function giveReward(
  context: BillingContext,
  { accountId, points }: EarnedReward,
): Promise<void> {
  const { db, clock, payments } = context;
  const order = { cause: rewardCause, subject: String(points) };
  const customer = await findCustomer(context, accountId);
  if (customer !== null) await refundLast(context, customer, order);
  const { environment } = payments.provider;
  await grant({ db, now: clock.now(), environment }, { accountId, ...order, period: { months } });
}
