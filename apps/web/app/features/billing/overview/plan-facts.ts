import type { BillingOverview, PlanPrice } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import type { BadgeTone } from '../../../ui/text/Badge.tsx';
import type { IconName } from '../../../ui/text/Icon.tsx';
import { cardLabel } from '../cards/card-labels.ts';
import { formatSum } from '../money/format-sum.ts';
import { perLabels, planTypeLabels } from '../money/plan-type-labels.ts';
import { dayOf } from '../money/time-labels.ts';

export interface PlanFact {
  readonly label: string;
  readonly text: string;
}

/** What is paid for the plan, when next and by what; of a free time until when and why. */
export function planFacts({ subscription, cause, credits, plan }: BillingOverview): readonly PlanFact[] {
  if (plan === 'light') return [{ label: 'Price', text: 'Free, no card needed' }];
  const facts: PlanFact[] = [];
  const running = subscription?.state === 'ended' ? null : subscription;
  if (running) {
    facts.push({
      label: 'Price',
      text: `${formatSum(running.price)} ${perLabels[running.planType]}, before tax`,
    });
  }
  // While a payment is overdue, that one is next.
  if (running?.nextPayment && running.grace === null) {
    const { at, total } = running.nextPayment;
    facts.push({ label: 'Next payment', text: `${formatSum(total)} on ${dayOf(at)}` });
  }
  if (running?.newPlanType) {
    const { newPlanType, period } = running;
    facts.push({
      label: 'Changes to',
      text: `${planTypeLabels[newPlanType].toLowerCase()} on ${dayOf(period.to)}`,
    });
  }
  if (running?.card) facts.push({ label: 'Paid with', text: cardLabel(running.card) });
  const grant = credits.find((credit) => credit.kind === 'grant' && credit.state === 'active');
  if (cause === 'granted' && grant) facts.push({ label: 'Because', text: grant.cause });
  return facts;
}

interface PlanBadge {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon: IconName;
}

/** How the plan stands. Null: nothing to say of Light. */
export function planBadge({ plan, until, cause, subscription }: BillingOverview): PlanBadge | null {
  if (plan === 'light') return null;
  if (subscription?.state === 'payment_failed') {
    return { label: 'Payment failed', tone: 'down', icon: 'warning' };
  }
  if (subscription?.state === 'canceling' && until !== null) {
    return { label: `Ends ${dayOf(until)}`, tone: 'warn', icon: 'clock' };
  }
  if (cause === 'granted') {
    return { label: until === null ? 'Free' : `Free until ${dayOf(until)}`, tone: 'accent', icon: 'check' };
  }
  return { label: 'Active', tone: 'up', icon: 'check' };
}

/** `Canceled Nov 21, 2025. …`; null while it goes on. */
export function canceledText({ subscription, until }: BillingOverview): string | null {
  if (subscription?.state !== 'canceling' || subscription.canceledAt === null) return null;
  const end = until === null ? 'it ends' : dayOf(until);
  return `Canceled ${dayOf(subscription.canceledAt)}. No further payments. You keep ${planNames.investor} and can undo this until ${end}.`;
}

/** The other period, where it can be chosen now. */
export function offeredChange({ subscription }: BillingOverview, prices: readonly PlanPrice[]) {
  if (subscription?.state !== 'active') return null;
  const chosen = subscription.newPlanType ?? subscription.planType;
  const other = chosen === 'year' ? 'month' : 'year';
  const isForSale = prices.some(
    ({ planType, currency }) => planType === other && currency === subscription.price.currency,
  );
  return isForSale ? other : null;
}
