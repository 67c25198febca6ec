import type { Config } from '../../config.ts';
import type { Logger } from '../log/index.ts';
import type { Database } from './database.ts';

type DatabaseSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseReadUrl'>;

/** Loaded on demand: the embedded database alone takes a hundred megabytes. */
export async function openDatabase(config: DatabaseSettings, log: Logger): Promise<Database> {
  if (config.databaseUrl !== null) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(config.databaseUrl, config.databaseReadUrl, log);
  }
  const { openPglite } = await import('./open-pglite.ts');
  return openPglite(config.dataDir);
}
