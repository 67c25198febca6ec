import type * as valuation from '../valuation.ts';
import examples from './examples/valuation.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const valuationDocs: DocsOf<typeof valuation> = {
  tag: 'Valuation ratios, growth, returns and dividends.',
  calls: {
    getValuation:
      'Returns ratios at the current price, growth and total returns. A missing value is null, and `why` gives the reason by key.',
    getValuationOnDay:
      'Returns the ratios at the last close by a past day, from what was filed by then. Needs access to the history.',
  },
  examples,
  schemas: {
    valuation: 'Ratios, growth, returns and dividends of a company at the current price.',
  },
};
