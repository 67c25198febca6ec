import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, clockOf, features, openEvents, queuesOf } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { describeSamplePeople, ensureSamplePeople } from './features/accounts/index.ts';
import { grantSamplePlans } from './features/billing/index.ts';
import { ProductClock } from './features/company/index.ts';
import { loadSampleLists } from './features/lists/index.ts';
import {
  ImportTally,
  loadSampleData,
  nameListings,
  needsSampleData,
  prepareMissingDocuments,
  prepareUnprepared,
  startLoadingOthers,
  startQuotes,
} from './features/market-data/index.ts';
import { loadSampleCommunity } from './features/qa/index.ts';
import { Changes } from './platform/changes/index.ts';
import { repeat, systemClock } from './platform/clock/index.ts';
import { type Database, migrate, openDatabase, withDatabaseLock } from './platform/db/index.ts';
import type { Deps } from './platform/deps.ts';
import { DocumentCache } from './platform/documents/index.ts';
import { FanOut } from './platform/fan-out/index.ts';
import { Readiness } from './platform/http/index.ts';
import { startJobs } from './platform/jobs/index.ts';
import { openRateLimiter } from './platform/limits/index.ts';
import { type Logger, openLog } from './platform/log/index.ts';
import { openMailer } from './platform/mail/index.ts';
import { openRedis } from './platform/redis/index.ts';
import { print, printProgress } from './print.ts';
import { explainStartFailure } from './start-failure.ts';
import { stopOnSignals } from './stop.ts';

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const database = await open(config, log);
  const redis = config.redisUrl === null ? null : await openRedis(config.redisUrl, log);
  const documents = new DocumentCache(database.read, config.documentCacheBytes);
  const changes = new Changes(log);
  changes.follow(documents.changes);
  const readiness = new Readiness();
  const loaded = readiness.waitFor('the first companies are being loaded');
  const fanOut = new FanOut(redis, log);
  const system = { db: database.db, clock: systemClock, config };
  const productClock = new ProductClock(system);
  changes.follow(productClock);
  const shared = { ...system, productClock, log, fanOut };
  const events = openEvents(shared);
  const queueDeps = {
    ...shared,
    events,
    mailer: openMailer(config, systemClock),
    siteUrl: () => config.publicUrl ?? addressOf(app, config),
  };
  const queues = features.flatMap((feature) => queuesOf(feature, queueDeps));
  const jobs = await startJobs(database, log, queues);
  const loops = features.flatMap((feature) => feature.loops?.(clockOf(feature, queueDeps)) ?? []);
  const stopLoops: (() => Promise<void>)[] = [];
  const deps = {
    ...shared,
    jobs,
    events,
    rateLimiter: openRateLimiter(redis),
    database,
    documents,
    changes,
    redis,
    readiness,
  };
  const app = await buildApp(deps);
  let quotes: Awaited<ReturnType<typeof startQuotes>> = null;
  stopOnSignals({
    app,
    readiness,
    drainSeconds: config.drainSeconds,
    stop: async () => {
      await app.close();
      await quotes?.stop();
      await Promise.all(stopLoops.map((stopLoop) => stopLoop()));
      await jobs.stop();
      await changes.stop();
      fanOut.close();
      await redis?.close();
      await database.close();
    },
  });
  // Before the first request: outside sample mode nobody may sign in with the sample password.
  const samplePassword =
    config.role === 'worker' ? null : await ensureSamplePeople(database.db, systemClock, config);
  if (samplePassword !== null) await grantSamplePlans(database.db, systemClock, config);
  await app.listen({ host: config.host, port: config.port });
  changes.watch();
  await withDatabaseLock(database, 'prepare companies', () =>
    prepareCompanies({ db: database.db, config, productClock, events }),
  );
  quotes = await startQuotes(deps);
  await changes.look();
  loaded();
  if (samplePassword !== null) print(describeSamplePeople(samplePassword));
  print(`ready ${addressOf(app, config)}`);
  if (config.role === 'web') return;
  if (config.loadsWholeSample) {
    stopLoops.push(startLoadingOthers({ db: database.db, log, progress: printProgress() }).stop);
  }
  for (const { name, everyMs, perform } of loops) {
    stopLoops.push(repeat(everyMs, perform, (cause) => log.warn({ cause, loop: name }, 'failed')));
  }
  await jobs.perform();
}

async function open(config: Config, log: Logger): Promise<Database> {
  const isNew = config.databaseUrl === null && !existsSync(join(config.dataDir, 'database'));
  if (isNew) print(`Creating a database in ${config.dataDir}`);
  const database = await openDatabase(config, log);
  try {
    const applied = await migrate(database);
    if (applied.length > 0 && !isNew) print(`Applied ${applied.join(', ')}`);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

type PrepareDeps = Pick<Deps, 'db' | 'config' | 'events'> & { readonly productClock: ProductClock };

async function prepareCompanies({ db, config, productClock, events }: PrepareDeps): Promise<void> {
  if (config.sampleData && (await needsSampleData(db))) await loadSampleData({ db }, printProgress());
  await nameListings(db);
  await prepareMissingDocuments(db, printProgress());
  await prepareUnprepared({ db, events, tally: new ImportTally(printProgress()) });
  if (config.sampleData) await loadSampleLists({ db, clock: systemClock });
  if (!config.isSampleMode) return;
  await productClock.look();
  await loadSampleCommunity({ db, clock: productClock });
}

function addressOf(app: FastifyInstance, config: Config): string {
  const address = app.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : config.port;
  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  const host = everywhere ? '127.0.0.1' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
