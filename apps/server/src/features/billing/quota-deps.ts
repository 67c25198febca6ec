import type { Deps } from '../../platform/deps.ts';
import { CompanyQuota } from './company-quota.ts';

export interface QuotaDeps extends Deps {
  readonly quota: CompanyQuota;
}

/** One quota for all features of a process, because it caches recorded views. */
export function withQuota<Needs extends Deps>(needs: Needs): Needs & QuotaDeps {
  const { companiesAMonth } = needs.config;
  return { ...needs, quota: new CompanyQuota(needs, { ...companiesAMonth, investor: null }) };
}
