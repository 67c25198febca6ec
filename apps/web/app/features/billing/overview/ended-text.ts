import type { BillingOverview } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { dayOf } from '../money/time-labels.ts';

const reasons: Readonly<Record<NonNullable<BillingOverview['endReason']>, (day: string) => string>> = {
  canceled: (day) => `${planNames.investor} ended on ${day}, as you canceled it.`,
  unpaid: (day) => `${planNames.investor} ended on ${day}: its renewal wasn’t paid.`,
  disputed: (day) => `${planNames.investor} ended on ${day}: your bank was asked for the payment back.`,
  refunded: (day) => `${planNames.investor} ended on ${day}, and your payment was refunded.`,
  grant_over: (day) => `Your free time on ${planNames.investor} ended on ${day}.`,
};

/** When and why the last plan ended; null: none did, or one runs. */
export function endedText({ plan, endedAt, endReason }: BillingOverview): string | null {
  if (plan !== 'light' || endedAt === null || endReason === null) return null;
  return reasons[endReason](dayOf(endedAt));
}
