import type { Feature } from '../../platform/feature.ts';
import { ownFirstOpened } from './first-opened.ts';
import { ownCompanies } from './own-companies.ts';
import type { QuotaDeps } from './quota-deps.ts';
import { registerBilling } from './routes.ts';
import { setPlanCommand } from './set-plan-command.ts';

export const billing = {
  name: 'billing',
  level: 2,
  routes: registerBilling,
  sitemap: async () => [{ path: '/plans', changed: null }],
  ownData: [ownCompanies, ownFirstOpened],
  commands: [setPlanCommand],
} satisfies Feature<QuotaDeps>;
