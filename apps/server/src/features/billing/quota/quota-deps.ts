import { limits } from '@tenfold/contract/policy/limits';
import type { Deps } from '../../../platform/deps.ts';
import { CompanyQuota } from './company-quota.ts';

export interface QuotaDeps extends Deps {
  readonly quota: CompanyQuota;
}

/** One quota for all features of a process, because it knows what was counted. */
export function withQuota<Needs extends Deps>(deps: Needs): Needs & QuotaDeps {
  const { companiesAMonth } = deps.config;
  const quota = new CompanyQuota(deps, { ...limits.companiesAMonth, ...companiesAMonth });
  deps.changes.follow(quota.known.changes);
  return { ...deps, quota };
}
