import type Stripe from 'stripe';
import type { Price } from '../provider/provider.ts';
import { toPrice } from './client/price-book.ts';
import { findPutOff, itemOf } from './coming-change.ts';

/**
 * - `none`: it is so already
 * - `now`: to a year, charged less the unused part of the month
 * - `at its end`: to a month, when the year ends
 * - `undo`: back to what was paid for, before that end
 * - `before it is charged`: of a plan whose first payment is still to come, or was postponed
 */
export type ChangeKind = 'none' | 'now' | 'at its end' | 'undo' | 'before it is charged';

export function kindOfChange(subscription: Stripe.Subscription, price: Price): ChangeKind {
  const coming = toPrice(itemOf(subscription).price);
  const putOff = findPutOff(subscription);
  if (isSame(coming, price)) return 'none';
  if (putOff?.until && putOff.until.planType === price.planType) return 'undo';
  if (coming.planType === 'year' && price.planType === 'month') return 'at its end';
  return subscription.status === 'trialing' ? 'before it is charged' : 'now';
}

function isSame(left: Price, right: Price): boolean {
  return left.planType === right.planType && left.amount === right.amount;
}
