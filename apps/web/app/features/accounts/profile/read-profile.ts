import type { InvestorProfile, SectorKey } from '@tenfold/contract/accounts';
import { readText } from '../../../forms/read-text.ts';

export function readProfile(values: FormData): InvestorProfile {
  const read = (name: string) => readText(values, name).trim() || null;
  return {
    goals: read('goals'),
    investExp: read('investExp'),
    companies: read('companies'),
    knowledgeExpertise: {
      financialAnalysis: values.has('financialAnalysis'),
      // The options come from the list of sectors, and the server validates them again.
      industries: values.getAll('industries') as SectorKey[],
      particularCompanies: read('knowledgeExpertise.particularCompanies'),
    },
  };
}
