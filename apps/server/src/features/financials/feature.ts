import type { Feature } from '../../platform/feature.ts';
import type { CompanyDeps } from '../company/index.ts';
import { ownContests } from './contests/own-contests.ts';
import { registerFinancials } from './routes.ts';

export const financials = {
  name: 'financials',
  level: 4,
  routes: registerFinancials,
  sitemap: async () => [{ path: '/data-quality', changed: null }],
  ownData: ownContests,
} satisfies Feature<CompanyDeps>;
