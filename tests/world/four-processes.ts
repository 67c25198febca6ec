import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresServer } from './postgres.ts';
import { PriceFile } from './price-file.ts';
import { type Server, startServer } from './server.ts';

/** Two web and two worker processes on PostgreSQL and Redis, as a site with many readers runs. */
export interface FourProcesses {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly prices: PriceFile;
  readonly webs: Server[];
  readonly workers: Server[];
  /** One more, for one that was killed. */
  add(role: 'web' | 'worker'): Promise<void>;
  stop(): Promise<void>;
}

export async function startFourProcesses(
  postgres: Pick<PostgresServer, 'createSample'>,
  given: { readonly REDIS_URL: string; readonly [name: string]: string },
): Promise<FourProcesses> {
  const dataDir = mkdtempSync(join(tmpdir(), 'four-'));
  const DATABASE_URL = await postgres.createSample(dataDir);
  const prices = new PriceFile(dataDir);
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL,
    DRAIN_SECONDS: '0',
    ...prices.environment,
    ...given,
  };
  const processes = { web: [] as Server[], worker: [] as Server[] };
  const add = async (role: 'web' | 'worker') => {
    processes[role].push(await startServer({ ...environment, ROLE: role }));
  };
  // The first makes the job queue.
  await add('web');
  await Promise.all([add('web'), add('worker'), add('worker')]);
  return {
    dataDir,
    databaseUrl: DATABASE_URL,
    prices,
    webs: processes.web,
    workers: processes.worker,
    add,
    stop: async () => {
      await Promise.all(Object.values(processes).flatMap((all) => all.map((server) => server.stop())));
      rmSync(dataDir, { recursive: true });
    },
  };
}
