import { z } from 'zod';
import { accountId } from '../ids.ts';
import { planKeys } from '../policy/rights.ts';
import { isoTime } from '../shapes.ts';
import { sectorKeys } from './sectors.ts';

const freeText = z.string().trim().max(2_000, 'Use at most 2,000 characters');

/** Shown to nobody else. */
export const investorProfile = z.object({
  goals: freeText.nullable(),
  investExp: freeText.nullable(),
  companies: freeText.nullable(),
  knowledgeExpertise: z.object({
    financialAnalysis: z.boolean(),
    industries: z.array(z.enum(sectorKeys, { error: 'Unknown sector' })).max(sectorKeys.length),
    particularCompanies: freeText.nullable(),
  }),
});
export type InvestorProfile = z.output<typeof investorProfile>;

export const currentUser = z.object({
  id: accountId,
  email: z.string(),
  firstName: z.string(),
  secondName: z.string(),
  username: z.string(),
  bio: z.string(),
  /** A path of this site; null: show the initial. */
  avatar: z.string().nullable(),
  isVerified: z.boolean(),
  isSuperuser: z.boolean(),
  /** Answers what the community did not within seven days. */
  isAnalyst: z.boolean(),
  plan: z.enum(planKeys),
  /** A renewal was refused: the plan stays until then. */
  graceUntil: isoTime.nullable(),
  hasPassword: z.boolean(),
  ...investorProfile.shape,
});
export type CurrentUser = z.output<typeof currentUser>;
