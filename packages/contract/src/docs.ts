import { accountsDocs } from './docs/accounts.ts';
import { billingDocs } from './docs/billing.ts';
import { chartDocs } from './docs/chart.ts';
import { companyDocs } from './docs/company.ts';
import type { FeatureDocs } from './docs/feature-docs.ts';
import { financialsDocs } from './docs/financials.ts';
import { valuationDocs } from './docs/valuation.ts';
import type * as contract from './index.ts';

export { type CallExample, examples } from './docs/examples.ts';
export { parameterDocs } from './docs/parameters.ts';
export { problem, problemDocs } from './docs/problems.ts';

export type Docs = { readonly [Name in keyof typeof contract]: FeatureDocs<(typeof contract)[Name]> };

/** By contract file, as index.ts names them. */
export const docs: Docs = {
  accounts: accountsDocs,
  billing: billingDocs,
  chart: chartDocs,
  company: companyDocs,
  financials: financialsDocs,
  valuation: valuationDocs,
};
