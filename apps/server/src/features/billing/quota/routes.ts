import { getPlans, getQuota } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { planKeys } from '@tenfold/contract/policy/rights';
import type { FastifyInstance } from 'fastify';
import { deepFreeze } from '../../../platform/documents/index.ts';
import { serve } from '../../../platform/http/index.ts';
import type { BillingDeps } from '../billing-deps.ts';

export function registerPlans(app: FastifyInstance, { quota, payments }: BillingDeps): void {
  serve(app, getQuota, (_, viewer) => quota.status(viewer));

  const offered = deepFreeze({
    visitor: { companiesAMonth: quota.limits.visitor },
    plans: planKeys.map((key) => ({
      key,
      name: planNames[key],
      prices: key === 'light' ? [] : [...payments.prices],
      companiesAMonth: quota.limits[key],
    })),
  });
  serve(app, getPlans, () => offered);
}
