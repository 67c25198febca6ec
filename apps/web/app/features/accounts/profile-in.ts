import type { InvestorProfile, SectorKey } from '@tenfold/contract/accounts';
import { textOf } from '../../forms/text-of.ts';

/** The investor profile as typed; what was left empty is not said. */
export function profileIn(values: FormData): InvestorProfile {
  const said = (name: string) => textOf(values, name).trim() || null;
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
