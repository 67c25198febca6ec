import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FourProcesses, startFourProcesses } from '../world/four-processes.ts';
import { postgresAvailable, sharedPostgres } from '../world/postgres.ts';
import { copyPreparedData } from '../world/prepared-data.ts';
import { PriceFile } from '../world/price-file.ts';
import { redisAvailable, startRedis } from '../world/redis.ts';
import { startServer } from '../world/server.ts';
import { isWhole } from '../world/size.ts';

/** The product, however many processes it is. */
export type Site = Pick<FourProcesses, 'dataDir' | 'prices' | 'webs' | 'workers' | 'stop'>;

interface Setting {
  readonly where: string;
  readonly isAvailable: boolean;
  start(environment: Readonly<Record<string, string>>): Promise<Site>;
}

const all: readonly Setting[] = [
  { where: 'on PGlite in one process', isAvailable: true, start: startOne },
  {
    where: 'on PostgreSQL with Redis in four processes',
    isAvailable: postgresAvailable && redisAvailable,
    start: startFour,
  },
];

/** How the product runs: what it does is the same in each. With each push where most processes race, in all with `--all`. */
export const settings = isWhole ? all : all.filter(({ isAvailable }) => isAvailable).slice(-1);

async function startOne(environment: Readonly<Record<string, string>>): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'one-'));
  await copyPreparedData('sample', dataDir);
  const prices = new PriceFile(dataDir);
  const server = await startServer({ DATA_DIR: dataDir, ...prices.environment, ...environment });
  return {
    dataDir,
    prices,
    webs: [server],
    workers: [server],
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function startFour(environment: Readonly<Record<string, string>>): Promise<Site> {
  const [postgres, redis] = await Promise.all([sharedPostgres(), startRedis()]);
  const site = await startFourProcesses(postgres, { REDIS_URL: redis.url, ...environment });
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await redis.close();
      await postgres.close();
    },
  };
}
