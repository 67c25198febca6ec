import type { InvestorProfile, SectorKey } from '@tenfold/contract/accounts';
import { readText } from '../../../forms/read-text.ts';

/** The investor profile as typed; what was left empty is not said. */
export function readProfile(values: FormData): InvestorProfile {
  const said = (name: string) => readText(values, name).trim() || null;
  return {
    goals: said('goals'),
    investExp: said('investExp'),
    companies: said('companies'),
    knowledgeExpertise: {
      financialAnalysis: values.has('financialAnalysis'),
      // Made from the list of sectors, and read by it again on the server.
      industries: values.getAll('industries') as SectorKey[],
      particularCompanies: said('knowledgeExpertise.particularCompanies'),
    },
  };
}
