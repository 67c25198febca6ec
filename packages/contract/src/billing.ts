import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { planKeys, tiers } from './policy/rights.ts';
import { isoTime } from './shapes.ts';

const companiesAMonth = z.number().int().nonnegative().nullable();

export const quota = z.object({
  standing: z.enum(tiers),
  limit: companiesAMonth,
  used: z.number().int(),
  remaining: companiesAMonth,
  /** Start of the next month, UTC. */
  resetsAt: isoTime,
  /** In the order opened; empty without a limit. */
  companies: z.array(z.string()),
});
export type Quota = z.output<typeof quota>;

export const getQuota = endpoint({
  method: 'GET',
  access: 'viewer',
  path: '/billing/quota',
  summary: 'Companies opened this month and how many are left',
  reply: quota,
});

export const planOffer = z.object({
  key: z.enum(planKeys),
  name: z.string(),
  price: z.object({ amount: z.number(), currency: z.string(), per: z.enum(['month', 'year']) }).nullable(),
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
