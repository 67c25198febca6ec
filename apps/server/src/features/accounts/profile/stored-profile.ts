import type { InvestorProfile, UserSettings } from '@tenfold/contract/accounts';

/** Only what a person has set is stored; the rest has these defaults. */
export type StoredProfile = Partial<InvestorProfile>;
export type StoredSettings = Partial<UserSettings>;

export const defaultProfile: InvestorProfile = {
  goals: null,
  investExp: null,
  companies: null,
  knowledgeExpertise: { financialAnalysis: false, industries: [], particularCompanies: null },
};

export const defaultSettings: UserSettings = {
  theme: 'system',
  currency: 'USD',
  view: 'pro',
  newsletter: false,
};
