import type * as valuation from '../valuation.ts';
import type { FeatureDocs } from './feature-docs.ts';

export const valuationDocs: FeatureDocs<typeof valuation> = {
  tag: 'Valuation ratios, growth, returns and dividends.',
  calls: {
    getValuation:
      'Returns ratios at the current price, growth and total returns. A missing value is null, and `why` gives the reason by key.',
  },
  schemas: {
    valuation: 'Ratios, growth, returns and dividends of a company at the current price.',
  },
};
