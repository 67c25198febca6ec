import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoDate, symbolParam } from '../shapes.ts';
import { qualityCheck } from './quality-check.ts';

const count = z.number().int().nonnegative();

/** Counts alone, and no value of the company: everybody may see them. */
export const companyQuality = z.object({
  symbol: z.string(),
  name: z.string(),
  shortName: z.string(),
  /** Equations of filed figures that hold, of those that could be checked: one for each equation and fiscal year. */
  passed: count,
  judged: count,
  /** Checks that failed, those for unlikely figures too. */
  failed: count,
  gaps: count,
  tagSwitches: count,
  excluded: count,
  restated: count,
  /** Figures that a reader contests and no editor answered yet. */
  contested: count,
  /** The day of the newest filing that was checked. */
  newestFiling: isoDate.nullable(),
});
export type CompanyQuality = z.output<typeof companyQuality>;

export const listDataQuality = endpoint({
  method: 'GET',
  access: 'anyone',
  path: '/data-quality',
  summary: 'How each company’s filings fare in the checks, largest company first',
  reply: z.object({ companies: z.array(companyQuality) }),
});

export const failedChecks = z.object({
  symbol: z.string(),
  shortName: z.string(),
  reportedCurrency: z.string(),
  checks: z.array(qualityCheck),
});
export type FailedChecks = z.output<typeof failedChecks>;

export const getFailedChecks = endpoint({
  method: 'GET',
  access: 'viewer',
  token: 'figures',
  path: '/data-quality/{symbol}',
  summary: 'The checks that a company’s filings fail',
  params: z.object({ symbol: symbolParam }),
  reply: failedChecks,
  refusals: ['forbidden', 'quota_reached', 'not_found'],
});
