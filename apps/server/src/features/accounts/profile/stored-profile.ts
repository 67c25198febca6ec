import type { InvestorProfile, UserSettings } from '@tenfold/contract/accounts';

/** What a person never told is not kept; it reads as this. */
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
  // Whoever comes to the Investor plan sees at once what it brings.
  view: 'pro',
  newsletter: false,
};
