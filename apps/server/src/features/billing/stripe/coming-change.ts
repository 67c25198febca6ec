import type { PlanType } from '@tenfold/contract/policy/plans';
import type Stripe from 'stripe';
import type { Price } from '../provider/provider.ts';

/**
 * What Stripe forgets when the next payment is put off: the period begins anew there, and a change of price that waits
 * for the end is done at once. Kept as metadata of the subscription, and true as long as the period ends at `period_to`.
 */
export interface PutOff {
  readonly from: number;
  readonly to: number;
  /** The price that was paid until then; null: it stays the same. */
  readonly until: Price | null;
}

export function findPutOff(subscription: Stripe.Subscription): PutOff | null {
  const { period_from, period_to, until_plan_type, until_amount } = subscription.metadata;
  const item = itemOf(subscription);
  if (period_from === undefined || Number(period_to) !== item.current_period_end) return null;
  const until =
    until_plan_type === undefined || until_plan_type === ''
      ? null
      : {
          planType: until_plan_type as PlanType,
          amount: Number(until_amount),
          currency: item.price.currency.toUpperCase(),
        };
  return { from: Number(period_from), to: Number(period_to), until };
}

/** An empty text deletes what was there. */
export function putOffMetadata({ from, to, until }: PutOff): Record<string, string> {
  return {
    period_from: `${from}`,
    period_to: `${to}`,
    until_plan_type: until?.planType ?? '',
    until_amount: until === null ? '' : `${until.amount}`,
  };
}

/** A subscription of ours has one. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('a subscription at Stripe has no item');
  return item;
}
