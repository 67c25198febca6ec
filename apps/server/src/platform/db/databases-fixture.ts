import { afterAll, beforeAll, describe } from 'vitest';
import {
  type PostgresServer,
  postgresAvailable,
  sharedPostgres,
} from '../../../../../tests/world/postgres.ts';
import { isWhole } from '../../../../../tests/world/size.ts';
import { openLog } from '../log/index.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration-files.ts';
import { openDatabase } from './open-database.ts';
import { openTestDatabase } from './test-database.ts';

/** A database that is empty but for these migrations; all of them unless told. */
type Open = (migrations?: readonly Migration[]) => Promise<Database>;

export function describeOnEach(name: string, tests: (open: Open) => void): void {
  describe(`${name}, embedded`, () => tests(openTestDatabase));
  describe.skipIf(!postgresAvailable)(`${name}, on PostgreSQL`, () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await sharedPostgres();
    });
    afterAll(() => server.close());
    tests(async (migrations) =>
      migrations === undefined
        ? openPostgresAt(await server.createMigrated())
        : openMigrated(await server.createDatabase(), migrations),
    );
  });
}

/** For what has no lock to race for: embedded with each push, on both with `npm test -- --all`. */
export function describeOnOne(name: string, tests: (open: Open) => void): void {
  if (isWhole) describeOnEach(name, tests);
  else describe(`${name}, embedded`, () => tests(openTestDatabase));
}

export function openPostgresAt(databaseUrl: string): Promise<Database> {
  return openDatabase({ databaseUrl, databaseReadUrl: null, dataDir: '' }, openLog('silent'));
}

async function openMigrated(databaseUrl: string, migrations: readonly Migration[]): Promise<Database> {
  const database = await openPostgresAt(databaseUrl);
  await migrate(database, migrations);
  return database;
}
