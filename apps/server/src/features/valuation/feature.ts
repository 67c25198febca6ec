import type { Feature } from '../../platform/feature.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { registerValuation } from './routes.ts';

export const valuation = {
  name: 'valuation',
  level: 5,
  routes: registerValuation,
} satisfies Feature<QuotaDeps>;
