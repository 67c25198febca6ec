import type { Feature } from '../../platform/feature.ts';
import type { CompanyDeps } from './own-forecast-names.ts';
import { registerCompany } from './routes.ts';
import { listCompanyPages } from './sitemap.ts';

export const company = {
  name: 'company',
  level: 3,
  routes: registerCompany,
  sitemap: listCompanyPages,
} satisfies Feature<CompanyDeps>;
