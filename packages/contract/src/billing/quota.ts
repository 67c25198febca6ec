import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { tiers } from '../policy/rights.ts';
import { isoTime } from '../shapes.ts';

export const companiesAMonth = z
  .number()
  .int()
  .nonnegative()
  .nullable()
  .describe('How many companies can be opened in a month; null: unlimited.');

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
  token: 'figures',
  path: '/billing/quota',
  summary: 'Companies opened this month and how many are left',
  reply: quota,
});
