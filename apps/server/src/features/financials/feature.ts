import type { Feature } from '../../platform/feature.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { registerFinancials } from './routes.ts';

export const financials = {
  name: 'financials',
  level: 4,
  routes: registerFinancials,
  sitemap: async () => [{ path: '/data-quality', changed: null }],
} satisfies Feature<QuotaDeps>;
