import { afterAll, beforeAll, describe } from 'vitest';
import {
  type PostgresServer,
  postgresAvailable,
  startPostgres,
} from '../../../../../tests/world/postgres.ts';
import { openLog } from '../log/index.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { openTestDatabase } from './test-database.ts';

export function describeOnEach(name: string, tests: (open: () => Promise<Database>) => void): void {
  describe(`${name}, embedded`, () => {
    tests(() => openTestDatabase([]));
  });
  describe.skipIf(!postgresAvailable)(`${name}, on PostgreSQL`, () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server.close());
    tests(async () => openPostgresAt(await server.createDatabase()));
  });
}

export function openPostgresAt(databaseUrl: string): Promise<Database> {
  return openDatabase({ databaseUrl, databaseReadUrl: null, dataDir: '' }, openLog('silent'));
}
