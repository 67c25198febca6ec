import type { FastifyInstance } from 'fastify';
import type { Feature, QueueDeps } from '../../platform/feature.ts';
import { registerBillingAccount } from './account/routes.ts';
import { registerSandboxCheckout } from './account/sandbox-checkout.ts';
import type { BillingDeps } from './billing-deps.ts';
import { registerCards } from './cards/routes.ts';
import { continueBilling, finishStaleAttempts } from './events/continue-billing.ts';
import { billingQueues } from './events/queue.ts';
import { registerWebhook } from './events/webhook-route.ts';
import { setPlanCommand } from './grants/set-plan-command.ts';
import { registerInvoices } from './invoices/routes.ts';
import { leaveBilling } from './leaving.ts';
import { openPayments } from './open-payments.ts';
import { ownBilling } from './own-billing.ts';
import { ownFirstOpened } from './quota/first-opened.ts';
import { ownCompanies } from './quota/own-companies.ts';
import { registerPlans } from './quota/routes.ts';
import { registerSubscriptions } from './subscription/routes.ts';
import type { TaskDeps } from './tasks/perform-tasks.ts';

export const billing = {
  name: 'billing',
  level: 2,
  routes(api: FastifyInstance, deps: BillingDeps) {
    registerPlans(api, deps);
    registerBillingAccount(api, deps);
    registerSandboxCheckout(api, deps);
    registerCards(api, deps);
    registerSubscriptions(api, deps);
    registerInvoices(api, deps);
  },
  files: registerWebhook,
  queues: (deps) => billingQueues(withPayments(deps)),
  loops: (deps) => {
    const context = withPayments(deps);
    return [
      { name: 'billing', everyMs: 2_000, perform: async () => continueBilling(await context()) },
      { name: 'open payments', everyMs: 60_000, perform: async () => finishStaleAttempts(await context()) },
    ];
  },
  prunes: [
    { table: 'billing_event', since: 'received_at', afterDays: 90, only: 'applied_at is not null' },
    { table: 'billing_task', since: 'done_at', afterDays: 400 },
    { table: 'sandbox_event', since: 'created_at', afterDays: 30 },
    { table: 'sandbox_answer', since: 'created_at', afterDays: 30 },
  ],
  leaving: leaveBilling,
  sitemap: async () => [{ path: '/plans', changed: null }],
  ownData: [ownCompanies, ownFirstOpened, ...ownBilling],
  commands: [setPlanCommand],
} satisfies Feature<BillingDeps>;

/** Opened with the first use: queues and loops are named before anything runs. */
function withPayments(deps: QueueDeps): () => Promise<TaskDeps> {
  let opened: Promise<TaskDeps> | null = null;
  return () => {
    opened ??= openPayments(deps).then((payments) => ({ ...deps, payments, post: deps }));
    return opened;
  };
}
