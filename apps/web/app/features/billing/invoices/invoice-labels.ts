import type { InvoiceSummary } from '@tenfold/contract/billing';
import type { BadgeTone } from '../../../ui/text/Badge.tsx';
import type { IconName } from '../../../ui/text/Icon.tsx';
import { planLabel } from '../money/plan-type-labels.ts';
import { periodOf } from '../money/time-labels.ts';

/** `Investor, monthly, Nov 7, 2025 – Dec 7, 2025` */
export function subjectOf({ planType, period }: InvoiceSummary): string {
  const parts = [planType === null ? null : planLabel(planType), period === null ? null : periodOf(period)];
  return parts.filter((part) => part !== null).join(', ');
}

interface StateLabel {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon?: IconName;
}

export const stateLabels: Readonly<Record<InvoiceSummary['state'], StateLabel>> = {
  open: { label: 'Open', tone: 'warn', icon: 'clock' },
  paid: { label: 'Paid', tone: 'up', icon: 'check' },
  refunded: { label: 'Refunded', tone: 'plain', icon: 'back' },
  void: { label: 'Void', tone: 'plain' },
};
