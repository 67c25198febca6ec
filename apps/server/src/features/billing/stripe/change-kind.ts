import type Stripe from 'stripe';
import type { Price } from '../provider/provider.ts';
import { toPrice } from './client/price-book.ts';
import type { StripeAccount } from './client/stripe-account.ts';
import { findPutOff, itemOf } from './coming-change.ts';
import { isGivenBack } from './given-back.ts';

/**
 * - `none`: it is so already
 * - `now`: to a year, charged less the unused part of the month
 * - `at its end`: to a month, when the year ends
 * - `undo`: back to what was paid for, before that end
 * - `before it is charged`: of a plan whose first payment is still to come, was postponed or given back
 */
export type ChangeKind = 'none' | 'now' | 'at its end' | 'undo' | 'before it is charged';

export async function kindOfChange(
  account: StripeAccount,
  subscription: Stripe.Subscription,
  price: Price,
): Promise<ChangeKind> {
  const coming = toPrice(itemOf(subscription).price);
  const putOff = findPutOff(subscription);
  if (isSame(coming, price)) return 'none';
  if (putOff?.until && putOff.until.planType === price.planType) return 'undo';
  if (coming.planType === 'year' && price.planType === 'month') return 'at its end';
  const isFree = subscription.status === 'trialing' || (await isGivenBack(account, subscription));
  return isFree ? 'before it is charged' : 'now';
}

function isSame(left: Price, right: Price): boolean {
  return left.planType === right.planType && left.amount === right.amount;
}
