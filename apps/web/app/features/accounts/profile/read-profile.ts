import type { InvestorProfile, SectorKey } from '@tenfold/contract/accounts';
import { readText } from '../../../forms/read-text.ts';

export function readProfile(values: FormData): InvestorProfile {
  const said = (name: string) => readText(values, name).trim() || null;
  return {
    goals: said('goals'),
    investExp: said('investExp'),
    companies: said('companies'),
    knowledgeExpertise: {
      financialAnalysis: values.has('financialAnalysis'),
      // The options come from the list of sectors, and the server validates them again.
      industries: values.getAll('industries') as SectorKey[],
      particularCompanies: said('knowledgeExpertise.particularCompanies'),
    },
  };
}
