import { z } from 'zod';
import { accountId } from '../ids.ts';
import { planKeys } from '../policy/rights.ts';

/** Sectors a person can know well, with the specification's keys (Healthcarh is its spelling). */
export const sectors = {
  basicMaterials: 'Basic Materials',
  communicationServices: 'Communication Services',
  consumerCyclical: 'Consumer Cyclical',
  consumerDefensive: 'Consumer Defensive',
  energy: 'Energy',
  financialServices: 'Financial Services',
  Healthcarh: 'Healthcare',
  investmentManagement: 'Investment Management',
  industrials: 'Industrials',
  realEstate: 'Real Estate',
  retail: 'Retail',
  technology: 'Technology',
  transportation: 'Transportation',
  utilities: 'Utilities',
} as const;
export type SectorKey = keyof typeof sectors;
const sectorKeys = Object.keys(sectors) as SectorKey[];

const freeText = z.string().trim().max(2_000, 'Use at most 2,000 characters');

/** What a person tells of their investing; shown to nobody else. */
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

/** The signed-in person, as they see themselves. */
export const currentUser = z.object({
  id: accountId,
  email: z.string(),
  firstName: z.string(),
  secondName: z.string(),
  /** What one signs in with: the address. */
  username: z.string(),
  bio: z.string(),
  /** A path of this site, or null: the first letter stands in. */
  avatar: z.string().nullable(),
  /** There is no account before its address is confirmed. */
  isVerified: z.boolean(),
  isSuperuser: z.boolean(),
  plan: z.enum(planKeys),
  /** False for an account made by Google or Apple that never set one. */
  hasPassword: z.boolean(),
  ...investorProfile.shape,
});
export type CurrentUser = z.output<typeof currentUser>;
