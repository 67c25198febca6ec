import type { AccountId } from '@tenfold/contract/ids';
import type { FastifyInstance } from 'fastify';
import {
  type AccountDeps,
  accounts,
  openIdentityProviders,
  openSessions,
} from './features/accounts/index.ts';
import { alerts } from './features/alerts/index.ts';
import { assistant } from './features/assistant/index.ts';
import { type BillingDeps, billing, openPayments, withQuota } from './features/billing/index.ts';
import { comments } from './features/comments/index.ts';
import { type CompanyDeps, company, LiveCompanies } from './features/company/index.ts';
import { type ContentDeps, content, LiveContent } from './features/content/index.ts';
import { financials } from './features/financials/index.ts';
import { forecasts, listForecastNames } from './features/forecasts/index.ts';
import { landing } from './features/landing/index.ts';
import { lists } from './features/lists/index.ts';
import { marketData } from './features/market-data/index.ts';
import { mcp } from './features/mcp/index.ts';
import { notes } from './features/notes/index.ts';
import { notifications } from './features/notifications/index.ts';
import { performance } from './features/performance/index.ts';
import { qa } from './features/qa/index.ts';
import { sharePictures } from './features/share-pictures/index.ts';
import { summary } from './features/summary/index.ts';
import { valuation } from './features/valuation/index.ts';
import { backupCommand } from './platform/backup/index.ts';
import { acceptCommands, type Command } from './platform/commands/index.ts';
import { createWriteProbe, type Database, pingDatabase } from './platform/db/index.ts';
import type { Deps } from './platform/deps.ts';
import { Events } from './platform/events/index.ts';
import type { Feature, QueueDeps, ReactionDeps } from './platform/feature.ts';
import {
  type Person,
  type Readiness,
  registerApi,
  registerApiDocs,
  registerHttp,
  registerProbes,
  registerWeb,
  watchOpenFiles,
} from './platform/http/index.ts';
import { pruneQueue } from './platform/jobs/index.ts';
import { limitCall } from './platform/limits/index.ts';
import { openVisibleOutbox } from './platform/mail/index.ts';
import { registerMetrics } from './platform/metrics/index.ts';
import type { RedisConnection } from './platform/redis/index.ts';
import { registerSitemap } from './platform/sitemap/index.ts';

/** Background jobs, the archive and deletion of an account's data, and the command line are derived from this list. */
export const features: readonly Feature<AccountDeps & BillingDeps & CompanyDeps & ContentDeps>[] = [
  accounts,
  billing,
  company,
  financials,
  performance,
  valuation,
  forecasts,
  comments,
  notes,
  lists,
  qa,
  notifications,
  alerts,
  marketData,
  summary,
  assistant,
  content,
  landing,
  sharePictures,
  mcp,
];

export const commands: readonly Command[] = [
  ...features.flatMap((feature) => feature.commands ?? []),
  backupCommand,
];

/** What features say in their transactions, to those above them. */
export function openEvents(deps: ReactionDeps & Pick<Deps, 'log' | 'productClock'>): Events {
  return new Events(
    features.flatMap((feature) => feature.reactions?.(clockOf(feature, deps)) ?? []),
    deps.log,
  );
}

/** With the clock by which a feature dates what it stores. */
export function clockOf<Given extends Pick<Deps, 'clock'>>(
  { dates }: Pick<Feature, 'dates'>,
  given: Given & Pick<Deps, 'productClock'>,
): Given {
  return dates === undefined ? given : { ...given, clock: given.productClock };
}

/** With the nightly deletion of what it prunes. */
export function queuesOf(
  feature: Pick<Feature, 'name' | 'dates' | 'queues' | 'prunes'>,
  given: QueueDeps & Pick<Deps, 'productClock'>,
): ReturnType<NonNullable<Feature['queues']>> {
  const deps = clockOf(feature, given);
  const prunes = feature.prunes === undefined ? [] : [pruneQueue(feature.name, feature.prunes, deps)];
  return [...(feature.queues?.(deps) ?? []), ...prunes];
}

export interface AppDeps extends Deps {
  readonly database: Database;
  readonly redis: RedisConnection | null;
  readonly readiness: Readiness;
}

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, documents, log, redis } = deps;
  const sessions = openSessions(deps);
  const app = registerHttp(log, {
    authenticate: sessions.authenticate,
    authenticateCall: sessions.authenticateCall,
    limitCall: (name, caller) => limitCall(deps.rateLimiter, name, caller),
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
  });
  const files = watchOpenFiles(log);
  app.addHook('onClose', files.stop);
  registerProbes(app, {
    ...deps,
    whyNoWrites: createWriteProbe(database, config.dataDir),
    whyNoFiles: files.whyNone,
  });
  const openSockets: (() => number)[] = [];
  registerMetrics(app, {
    databaseUp: () => pingDatabase(database),
    redisUp: redis === null ? null : () => redis.answers(),
    documents: () => documents.size,
    sockets: () => openSockets.reduce((sum, count) => sum + count(), 0),
    token: config.metricsToken,
    isPublic: config.publicUrl !== null,
  });
  if (config.role === 'worker') return app;

  const liveContent = new LiveContent(deps.db);
  deps.changes.follow(liveContent.changes);
  const payments = await openPayments(deps);
  const given = {
    ...withQuota(deps),
    payments,
    beforeDeletion: async (accountId: AccountId) => {
      for (const feature of features) await feature.leaving?.(clockOf(feature, given), accountId);
    },
    content: liveContent,
    live: new LiveCompanies(app, deps),
    sessions,
    forecastNames: (person: Person) =>
      sessions.known.value(person, 'forecast names', () => listForecastNames(deps.db, person.id)),
    providers: openIdentityProviders(config, deps.clock),
    ownData: features.flatMap((feature) => feature.ownData ?? []),
  };
  await registerApi(app, async (api) => {
    for (const feature of features) {
      feature.routes?.(api, clockOf(feature, given));
      if (feature.sockets !== undefined) openSockets.push(feature.sockets(api, given));
    }
  });
  for (const feature of features) feature.files?.(app, given);
  registerSitemap(app, {
    clock: deps.clock,
    publicUrl: config.publicUrl,
    sources: features.map(({ sitemap, sitemapTakenAway }) => ({
      list: async () => sitemap?.(given) ?? [],
      takenAway: sitemapTakenAway === undefined ? null : () => sitemapTakenAway(given),
    })),
  });
  acceptCommands(app, deps, commands);
  await registerApiDocs(app);
  await registerWeb(app, { ...deps, ...config, outbox: openVisibleOutbox(config) });
  return app;
}
