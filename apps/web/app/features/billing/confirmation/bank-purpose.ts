import type { Subscription } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { planTypeLabels } from '../money/plan-type-labels.ts';

/** What a payment that waits for the bank is for, and what giving it up leaves. */
export interface BankPurpose {
  /** What follows once the bank confirms: `Investor`, `Yearly billing`. */
  readonly subject: string;
  readonly starts: string;
  /** Null: a renewal is owed, and can’t be given up here. */
  readonly giveUpLabel: string | null;
}

export function bankPurpose(subscription: Pick<Subscription, 'state' | 'planType'> | null): BankPurpose {
  switch (subscription?.state) {
    case 'active': {
      const other = subscription.planType === 'month' ? 'year' : 'month';
      return {
        subject: `${planTypeLabels[other]} billing`,
        starts: `${planTypeLabels[other]} billing starts as soon as your bank confirms. Until then your plan stays as it is.`,
        giveUpLabel: `Keep ${planTypeLabels[subscription.planType].toLowerCase()}`,
      };
    }
    case 'payment_failed':
      return {
        subject: planNames.investor,
        starts: `${planNames.investor} goes on as soon as your bank confirms.`,
        giveUpLabel: null,
      };
    default:
      return {
        subject: planNames.investor,
        starts: `${planNames.investor} starts as soon as your bank confirms.`,
        giveUpLabel: 'Cancel payment',
      };
  }
}
