import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { planTypes } from '../policy/plans.ts';
import { planKeys } from '../policy/rights.ts';
import { money } from './money.ts';
import { companiesAMonth } from './quota.ts';

export const planType = z.enum(planTypes).describe('How long a payment lasts.');

/** Before tax. */
export const planPrice = money.extend({ planType });
export type PlanPrice = z.output<typeof planPrice>;

export const planOffer = z.object({
  key: z.enum(planKeys),
  name: z.string(),
  /** By currency, the first is the usual one; empty: free. */
  prices: z.array(planPrice),
  companiesAMonth,
});
export type PlanOffer = z.output<typeof planOffer>;

export const getPlans = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/billing/plans',
  summary: 'Plans and what each includes',
  reply: z.object({ visitor: z.object({ companiesAMonth }), plans: z.array(planOffer) }),
});
export type Plans = z.output<(typeof getPlans)['reply']>;
