import type { FastifyInstance } from 'fastify';
import {
  openIdentityProviders,
  openSessions,
  registerAccounts,
  registerAvatarFiles,
} from './features/accounts/index.ts';
import { ownCompanies, registerBilling, withQuota } from './features/billing/index.ts';
import { registerCompany } from './features/company/index.ts';
import { registerFinancials } from './features/financials/index.ts';
import { registerMarketData } from './features/market-data/index.ts';
import { registerPerformance } from './features/performance/index.ts';
import { registerValuation } from './features/valuation/index.ts';
import { createWriteProbe, type Database, pingDatabase } from './platform/db/index.ts';
import type { Deps } from './platform/deps.ts';
import {
  type Readiness,
  registerApi,
  registerApiDocs,
  registerHttp,
  registerProbes,
  registerWeb,
} from './platform/http/index.ts';
import { openVisibleOutbox } from './platform/mail/index.ts';
import { registerMetrics } from './platform/metrics/index.ts';
import type { RedisConnection } from './platform/redis/index.ts';

export interface AppDeps extends Deps {
  readonly database: Database;
  readonly redis: RedisConnection | null;
  readonly readiness: Readiness;
}

/** The table of contents: what this server answers, features by level. */
export async function buildApp(needs: AppDeps): Promise<FastifyInstance> {
  const { config, database, documents, log, redis } = needs;
  const sessions = openSessions(needs);
  const app = registerHttp(log, {
    authenticate: sessions.authenticate,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
  });
  registerProbes(app, { ...needs, takesWrites: createWriteProbe(database, config.dataDir) });
  registerMetrics(app, {
    databaseUp: () => pingDatabase(database),
    redisUp: redis === null ? null : () => redis.answers(),
    documents: () => documents.size,
    token: config.metricsToken,
  });
  if (config.role === 'worker') return app;

  const providers = openIdentityProviders(config, needs.clock);
  await registerApi(app, async (api) => {
    // Level 1
    registerAccounts(api, { ...needs, sessions, providers, ownData: [ownCompanies] });
    // Level 2
    const counting = withQuota(needs);
    registerBilling(api, counting);
    // Level 3
    registerCompany(api, counting);
    // Level 4
    registerFinancials(api, counting);
    // Level 5
    registerPerformance(api, counting);
    registerValuation(api, needs);
    // Level 6
    registerMarketData(api, needs);
  });
  registerAvatarFiles(app, needs);
  await registerApiDocs(app);
  await registerWeb(app, { ...needs, ...config, outbox: openVisibleOutbox(config) });
  return app;
}
