import type { Feature } from '../../platform/feature.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { registerPerformance } from './routes.ts';

export const performance = {
  name: 'performance',
  level: 5,
  routes: registerPerformance,
} satisfies Feature<QuotaDeps>;
