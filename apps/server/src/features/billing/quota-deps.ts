import type { Deps } from '../../platform/deps.ts';
import { CompanyQuota } from './company-quota.ts';

export interface QuotaDeps extends Deps {
  readonly quota: CompanyQuota;
}

/** One quota for all features of a process, because it caches recorded views. */
export function withQuota<Needs extends Deps>(deps: Needs): Needs & QuotaDeps {
  const { companiesAMonth } = deps.config;
  return { ...deps, quota: new CompanyQuota(deps, { ...companiesAMonth, investor: null }) };
}
