import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPreparedData } from './prepared-data.ts';
import { type Server, startProcess } from './server-process.ts';

export type { Server } from './server-process.ts';

/**
 * Starts the product in a folder of its own, which holds what an earlier start prepared and is removed at the end. With
 * DATA_DIR it starts in that folder, as it is.
 */
export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<Server> {
  const { DATA_DIR } = environment;
  if (DATA_DIR !== undefined) return startProcess({ ...environment, DATA_DIR });
  const dataDir = mkdtempSync(join(tmpdir(), 'tenfold-'));
  if (environment.DATABASE_URL === undefined) {
    await copyPreparedData(environment.SAMPLE_DATA === 'no' ? 'empty' : 'sample', dataDir);
  }
  return startProcess({ ...environment, DATA_DIR: dataDir }, () =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
}
