import type { Queue } from '../../../platform/jobs/index.ts';
import type { BillingContext } from '../payments.ts';
import { applyWaitingEvents } from './apply-events.ts';
import { reconcile } from './reconcile.ts';

export const eventQueueName = 'billing-events';

export function billingQueues(context: () => Promise<BillingContext>): Queue[] {
  return [
    {
      name: eventQueueName,
      cron: null,
      isAwaited: true,
      perform: async () => applyWaitingEvents(await context()),
    },
    { name: 'billing-reconciliation', cron: '20 2 * * *', perform: async () => reconcile(await context()) },
  ];
}
