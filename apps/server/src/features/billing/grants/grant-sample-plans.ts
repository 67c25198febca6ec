import type { Config } from '../../../config.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { listSampleInvestors } from '../../accounts/index.ts';
import { environmentOf } from '../open-payments.ts';
import { grant } from './grant.ts';

/** Grants their plans to people to sign in as, where there are any: once for each. */
export async function grantSamplePlans(db: Db, clock: Clock, config: Config): Promise<void> {
  if (!config.isSampleMode) return;
  const deps = { db, now: clock.now(), environment: environmentOf(config) };
  for (const accountId of await listSampleInvestors(db)) {
    await grant(deps, { accountId, cause: 'Sample account', subject: 'investor', period: null });
  }
}
