import { getPlans, getQuota } from '@tenfold/contract/billing';
import { plans } from '@tenfold/contract/policy/plans';
import type { FastifyInstance } from 'fastify';
import { deepFreeze } from '../../platform/documents/index.ts';
import { serve } from '../../platform/http/index.ts';
import type { QuotaDeps } from './quota-deps.ts';

export function registerBilling(app: FastifyInstance, { quota }: QuotaDeps): void {
  serve(app, getQuota, (_, viewer) => quota.status(viewer));

  const offered = deepFreeze({
    visitor: { companiesAMonth: quota.limits.visitor },
    plans: plans.map((plan) => ({ ...plan, companiesAMonth: quota.limits[plan.key] })),
  });
  serve(app, getPlans, () => offered);
}
