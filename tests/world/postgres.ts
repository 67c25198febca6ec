import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { canStartPostgres, startCluster } from './postgres-cluster.ts';
import { copyWithoutDatabase, prepareBackup } from './prepared-data.ts';
import { runTenfold } from './server-process.ts';

/** Databases to copy, which nobody has open, made for the first who asks: their URLs. */
interface Templates {
  migrated(): Promise<string>;
  sample(): Promise<string>;
}

/** A PostgreSQL for tests. */
export interface PostgresServer {
  readonly url: string;
  readonly templates: Templates;
  /** A new database, empty or a copy of one that nobody has open; the URL to reach it. */
  createDatabase(copyOf?: string): Promise<string>;
  /** One of all migrations, and nothing else; the URL to reach it. */
  createMigrated(): Promise<string>;
  /** One that holds the sample, and in the folder what belongs to it; the URL to reach it. */
  createSample(dataDir: string): Promise<string>;
  close(): Promise<void>;
}

/** One that is the test's own: it may be stopped. */
export interface OwnPostgres extends PostgresServer {
  off(): Promise<void>;
  on(): Promise<void>;
  /** Every process of it stops where it is: connections stay open and nothing answers. */
  freeze(): void;
  thaw(): void;
}

export { canStartPostgres } from './postgres-cluster.ts';

/** Whether tests can have a PostgreSQL at all; they are skipped where not. */
export const postgresAvailable = process.env.TEST_DATABASE_URL !== undefined || canStartPostgres;

/** The one that TEST_DATABASE_URL names, else that of this run of the tests, else a new one. */
export async function sharedPostgres(): Promise<PostgresServer> {
  const { TEST_DATABASE_URL: given, POSTGRES_OF_RUN: run } = process.env;
  if (given !== undefined) return databasesOn(given);
  if (run === undefined) return startPostgres();
  const answer = (what: string) => () => answerFrom(`${run}/${what}`);
  return databasesOn(await answerFrom(run), { migrated: answer('migrated'), sample: answer('sample') });
}

export async function startPostgres(): Promise<OwnPostgres> {
  const cluster = await startCluster();
  await answering(cluster.url);
  return {
    ...databasesOn(cluster.url),
    off: cluster.stop,
    on: async () => {
      cluster.start();
      await answering(cluster.url);
    },
    freeze: () => cluster.signal('SIGSTOP'),
    thaw: () => cluster.signal('SIGCONT'),
    close: cluster.remove,
  };
}

/** `tests/world/run.ts` makes what is asked of it for the first who asks. */
async function answerFrom(run: string): Promise<string> {
  const answer = await fetch(run);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

function databasesOn(url: string, given: Templates | null = null): PostgresServer {
  const made: string[] = [];
  const createDatabase = async (copyOf?: string) => {
    const name = `tenfold_test_${randomBytes(6).toString('hex')}`;
    const template = copyOf === undefined ? '' : `template ${new URL(copyOf).pathname.slice(1)}`;
    await statement(url, `create database ${name} ${template}`);
    made.push(name);
    const target = new URL(url);
    target.pathname = `/${name}`;
    return target.href;
  };
  const templates = given ?? ownTemplates(createDatabase);
  return {
    url,
    templates,
    createDatabase,
    createMigrated: async () => createDatabase(await templates.migrated()),
    createSample: async (dataDir) => {
      await copyWithoutDatabase(dataDir);
      return createDatabase(await templates.sample());
    },
    close: async () => {
      for (const name of made) await statement(url, `drop database if exists ${name} with (force)`);
    },
  };
}

function ownTemplates(createDatabase: () => Promise<string>): Templates {
  let migrated: Promise<string> | null = null;
  let sample: Promise<string> | null = null;
  return {
    migrated: () => {
      migrated ??= createDatabase().then(migrateAll);
      return migrated;
    },
    sample: () => {
      sample ??= createDatabase().then(restoreSample);
      return sample;
    },
  };
}

async function migrateAll(url: string): Promise<string> {
  // Most tests make no database of their own: they need not load what opens one.
  const { migrate, openDatabase } = await import('../../apps/server/src/platform/db/index.ts');
  const { openLog } = await import('../../apps/server/src/platform/log/index.ts');
  const given = { databaseUrl: url, databaseReadUrl: null, dataDir: '' };
  const database = await openDatabase(given, openLog('silent'));
  await migrate(database);
  await database.close();
  return url;
}

async function restoreSample(url: string): Promise<string> {
  await runTenfold(['restore', await prepareBackup()], { DATABASE_URL: url });
  await statement(url, 'analyze');
  return url;
}

async function answering(url: string): Promise<void> {
  for (const end = Date.now() + 30_000; ; ) {
    try {
      return await statement(url, 'select 1');
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function statement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
