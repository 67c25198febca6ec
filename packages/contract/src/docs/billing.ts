import type * as billing from '../billing.ts';
import examples from './examples/billing.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const billingDocs: DocsOf<typeof billing> = {
  tag: 'Plans, and how many companies can be opened in a month.',
  calls: {
    getQuota:
      'Returns the companies opened this month and how many more can be opened: by the account, or without one by the browser that keeps its cookie.',
    getPlans: 'Lists the plans with their prices and monthly limits. A limit of null means unlimited.',
  },
  examples,
  schemas: {
    quota: 'Companies opened in the current month (UTC), against the monthly limit.',
    planOffer: 'A plan with its price and its monthly limit. A price of null means free.',
  },
};
