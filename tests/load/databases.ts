import { type PostgresServer, postgresAvailable, sharedPostgres } from '../world/postgres.ts';
import { startProduct } from './processes.ts';

/** A PostgreSQL from TEST_DATABASE_URL, or started from this machine's programs. */
export async function findBase(): Promise<PostgresServer> {
  if (!postgresAvailable) {
    throw new Error('The bench needs PostgreSQL: install it, or name one in TEST_DATABASE_URL.');
  }
  return sharedPostgres();
}

/** A first start loads the sample, so that measured ones find it. */
export async function loadSample(databaseUrl: string, dataDir: string): Promise<void> {
  console.log('Loading the sample');
  const first = await startProduct({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  await first.stop();
}
