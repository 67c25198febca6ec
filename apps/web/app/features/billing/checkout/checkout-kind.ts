import type { BillingOverview } from '@tenfold/contract/billing';
import type { PlanType } from '@tenfold/contract/policy/plans';

/** What a person can do who comes to pay for a period. */
export type CheckoutKind =
  | { readonly kind: 'subscribe' }
  | { readonly kind: 'change'; readonly subscriptionId: string }
  | { readonly kind: 'already' }
  /** Something else comes first, on the billing page. */
  | { readonly kind: 'blocked'; readonly why: string }
  /** The payment was begun: its bank is asked. */
  | { readonly kind: 'bank' };

export function checkoutKind(
  { subscription }: Pick<BillingOverview, 'subscription'>,
  period: PlanType,
): CheckoutKind {
  if (subscription === null) return { kind: 'subscribe' };
  switch (subscription.state) {
    case 'ended':
      return { kind: 'subscribe' };
    case 'waiting_for_bank':
      return { kind: 'bank' };
    case 'canceling':
      return { kind: 'blocked', why: 'You canceled Investor. Undo that first.' };
    case 'payment_failed':
      return { kind: 'blocked', why: 'Your last payment failed. Pay what is due first.' };
    case 'active': {
      const { newPlanType, planType, subscriptionId } = subscription;
      const isChosen = (newPlanType ?? planType) === period;
      return isChosen ? { kind: 'already' } : { kind: 'change', subscriptionId };
    }
  }
}
