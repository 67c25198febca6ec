import type { Feature } from '../../platform/feature.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { registerCompany } from './routes.ts';

export const company = { name: 'company', level: 3, routes: registerCompany } satisfies Feature<QuotaDeps>;
